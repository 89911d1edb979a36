// Las Vegas, random play: C tuned by hand for this one loop and good for nothing else. No state, no legal moves to ask for; counters
// packed into words, one 64-bit draw for all dice of a roll, a shuffle only as deep as notes are drawn, bit tricks for the choice.
// Needs an x86 processor with BMI2.
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

enum { SEATS = 5, CASINOS = 6, DICE = 8, ROUNDS = 4, MINIMUM = 50, NOTES = 54 };                  // money in thousands

typedef unsigned __int128 u128;
typedef struct { uint64_t s[4]; } Rng;                      // xoshiro256**, filled by splitmix64

static uint32_t THREE_DICE[216], TWO_DICE[36];              // counts by face, a nibble each
static uint8_t ALL_NOTES[NOTES];

static inline uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t next64(Rng *r) {
    uint64_t *s = r->s;
    uint64_t result = rotl(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

static void seed(Rng *r, uint64_t z) {
    for (int i = 0; i < 4; i++) {
        z += 0x9E3779B97F4A7C15ull;
        uint64_t x = z;
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
        r->s[i] = x ^ (x >> 31);
    }
}

static void fill_tables(void) {
    static const int FIVE[] = {60, 70, 80, 90}, SIX[] = {10, 40, 50}, EIGHT[] = {20, 30};
    static int filled;
    if (filled) return;
    filled = 1;
    for (int i = 0; i < 216; i++) THREE_DICE[i] = (1u << 4 * (i % 6)) + (1u << 4 * (i / 6 % 6)) + (1u << 4 * (i / 36));
    for (int i = 0; i < 36; i++) TWO_DICE[i] = (1u << 4 * (i % 6)) + (1u << 4 * (i / 6));
    for (int i = 0; i < NOTES; i++) ALL_NOTES[i] = i < 20 ? FIVE[i % 4] : i < 38 ? SIX[(i - 20) % 3] : EIGHT[(i - 38) % 2];
}

// The leading base-n digit of the fraction *x; the rest stays in *x.
static inline int digit(uint64_t *x, int n) {
    u128 m = (u128)*x * n;
    *x = (uint64_t)m;
    return (int)(m >> 64);
}

// n dice (at most 8) counted by face.
static inline uint32_t roll(uint64_t *x, int n) {
    uint32_t counts = 0;
    while (n >= 3) {
        counts += THREE_DICE[digit(x, 216)];
        n -= 3;
    }
    if (n == 2) counts += TWO_DICE[digit(x, 36)];
    else if (n == 1) counts += 1u << 4 * digit(x, 6);
    return counts;
}

// out: moves, the sum of squared money, the money of each seat
void play(uint64_t first_seed, int64_t games, int n_players, int white_each, int64_t *out) {
    fill_tables();
    Rng r;
    seed(&r, first_seed);
    int64_t moves = 0, checksum = 0;
    int dice_left[SEATS], white_left[SEATS];
    for (int i = 0; i < 2 + SEATS; i++) out[i] = 0;
    for (int64_t game = 0; game < games; game++) {
        int money[SEATS + 1] = {0};
        uint8_t pile[NOTES * 2 + 64];
        int top = 0, end = NOTES;
        memcpy(pile, ALL_NOTES, NOTES);
        for (int round = 0; round < ROUNDS; round++) {
            uint8_t notes[CASINOS][8];
            int n_notes[CASINOS];
            uint64_t placed[CASINOS] = {0};                 // a byte for each player
            for (int casino = 0; casino < CASINOS; casino++) {
                int total = 0, n = 0;
                while (total < MINIMUM && top < end) {
                    if (top < NOTES) {                      // one more step of the shuffle
                        int j = top + (int)(((next64(&r) >> 32) * (uint64_t)(NOTES - top)) >> 32);
                        uint8_t t = pile[top];
                        pile[top] = pile[j];
                        pile[j] = t;
                    }
                    int note = pile[top++];
                    total += note;
                    int k = n++;
                    while (k > 0 && notes[casino][k - 1] < note) {
                        notes[casino][k] = notes[casino][k - 1];
                        k--;
                    }
                    notes[casino][k] = note;
                }
                n_notes[casino] = n;
            }
            int in_play = n_players;
            for (int p = 0; p < n_players; p++) {
                dice_left[p] = DICE;
                white_left[p] = white_each;
            }
            int p = round % n_players;
            while (in_play) {
                if (dice_left[p] + white_left[p]) {
                    uint64_t x = next64(&r);
                    uint32_t own = roll(&x, dice_left[p]), white = white_each ? roll(&x, white_left[p]) : 0;
                    uint32_t faces = own | white;           // lowest bit of a nibble: some die shows the face
                    faces |= faces >> 2;
                    faces |= faces >> 1;
                    faces &= 0x111111;
                    uint64_t y = white_each ? next64(&r) : x;
                    int k = (int)(((y >> 32) * __builtin_popcount(faces)) >> 32);
                    int bit = __builtin_ctz(_pdep_u32(1u << k, faces));
                    int own_here = (own >> bit) & 15, white_here = (white >> bit) & 15;
                    placed[bit >> 2] += ((uint64_t)own_here << 8 * p) + ((uint64_t)white_here << 8 * n_players);
                    dice_left[p] -= own_here;
                    white_left[p] -= white_here;
                    moves++;
                    if (dice_left[p] + white_left[p] == 0) in_play--;
                }
                if (++p == n_players) p = 0;
            }
            for (int casino = 0; casino < CASINOS; casino++) {
                uint32_t once = 0, again = 0;               // bit d: somebody has d dice here; a second one has, too
                uint8_t owner_of[16];
                uint64_t rest = placed[casino];
                for (int i = 0; i <= n_players; i++) {
                    int dice = rest & 255;
                    rest >>= 8;
                    uint32_t bit = 1u << dice;
                    again |= once & bit;
                    once |= bit;
                    owner_of[dice] = i;
                }
                uint32_t untied = once & ~again & ~1u;
                for (int k = 0; k < n_notes[casino]; k++) {
                    int owner = n_players;
                    if (untied) {
                        int dice = 31 - __builtin_clz(untied);
                        untied ^= 1u << dice;
                        owner = owner_of[dice];
                    }
                    if (owner == n_players) pile[end++] = notes[casino][k];
                    else money[owner] += notes[casino][k];
                }
            }
        }
        for (int p = 0; p < n_players; p++) {
            out[2 + p] += money[p];
            checksum += (int64_t)money[p] * money[p];
        }
    }
    out[0] = moves;
    out[1] = checksum;
}
