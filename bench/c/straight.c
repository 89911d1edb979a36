// Las Vegas, random play: the rules written straight down in C, as anyone would. Built twice, with fields of 16 and of 64 bits
// (-DINT=int16_t, -DINT=int64_t): the yardstick for our compiled rules. Shares no code with them.
#include <stdint.h>
#include <string.h>

#ifndef INT
#define INT int16_t
#endif

enum { SEATS = 5, CASINOS = 6, DICE = 8, ROUNDS = 4, MINIMUM = 50, NOTES = 54, MOST_NOTES = 5 };   // money in thousands

typedef struct {
    INT n_players, white_each, round, first, to_move, over;
    INT dice_left[SEATS], white_left[SEATS];
    INT roll[CASINOS], roll_white[CASINOS];                 // the mover's dice, counted by face
    INT placed[CASINOS][SEATS + 1];                         // column n_players: white
    INT notes[CASINOS][MOST_NOTES], n_notes[CASINOS];       // high to low
    INT pile[NOTES], pile_top, pile_len;                    // a ring
    INT money[SEATS], notes_won[SEATS];
} State;

typedef struct { uint64_t s[4]; } Rng;                      // xoshiro256**, filled by splitmix64

static INT ALL_NOTES[NOTES];

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

static inline int below(Rng *r, uint32_t n) { return (int)(((next64(r) >> 32) * n) >> 32); }

static void seed(Rng *r, uint64_t z) {
    for (int i = 0; i < 4; i++) {
        z += 0x9E3779B97F4A7C15ull;
        uint64_t x = z;
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
        r->s[i] = x ^ (x >> 31);
    }
}

static void roll_dice(State *s, Rng *r) {
    memset(s->roll, 0, sizeof s->roll);
    memset(s->roll_white, 0, sizeof s->roll_white);
    for (int i = s->dice_left[s->to_move]; i > 0; i--) s->roll[below(r, CASINOS)]++;
    for (int i = s->white_left[s->to_move]; i > 0; i--) s->roll_white[below(r, CASINOS)]++;
}

static void stock(State *s, int casino) {
    int total = 0, n = 0;
    while (total < MINIMUM && s->pile_len > 0) {
        int note = s->pile[s->pile_top];
        if (++s->pile_top == NOTES) s->pile_top = 0;
        s->pile_len--;
        total += note;
        int k = n++;
        while (k > 0 && s->notes[casino][k - 1] < note) {
            s->notes[casino][k] = s->notes[casino][k - 1];
            k--;
        }
        s->notes[casino][k] = note;
    }
    s->n_notes[casino] = n;
}

static void start_round(State *s, Rng *r) {
    for (int casino = 0; casino < CASINOS; casino++) stock(s, casino);
    memset(s->placed, 0, sizeof s->placed);
    for (int p = 0; p < s->n_players; p++) {
        s->dice_left[p] = DICE;
        s->white_left[p] = s->white_each;
    }
    s->to_move = s->first;
    roll_dice(s, r);
}

static void start_game(State *s, int n_players, int white_each, Rng *r) {
    s->n_players = n_players;
    s->white_each = white_each;
    s->round = s->first = s->over = 0;
    memset(s->money, 0, sizeof s->money);
    memset(s->notes_won, 0, sizeof s->notes_won);
    memcpy(s->pile, ALL_NOTES, sizeof ALL_NOTES);
    s->pile_top = 0;
    s->pile_len = NOTES;
    for (int i = NOTES - 1; i > 0; i--) {
        int j = below(r, i + 1);
        INT t = s->pile[i];
        s->pile[i] = s->pile[j];
        s->pile[j] = t;
    }
    start_round(s, r);
}

// Who has most dice at a casino, fewer than the limit, with nobody else having as many; -1: no one.
static int most_untied(State *s, int casino, int limit) {
    for (;;) {
        int most = 0, owner = -1, tied = 0;
        for (int p = 0; p <= s->n_players; p++) {
            int dice = s->placed[casino][p];
            if (most < dice && dice < limit) {
                most = dice;
                owner = p;
                tied = 0;
            } else if (dice == most) {
                tied = 1;
            }
        }
        if (owner < 0 || !tied) return owner;
        limit = most;
    }
}

static void pay_casino(State *s, int casino) {
    int limit = 99;
    for (int k = 0; k < s->n_notes[casino]; k++) {
        int owner = most_untied(s, casino, limit);
        if (owner < 0 || owner == s->n_players) {           // nobody, or white: under the pile
            int bottom = s->pile_top + s->pile_len;
            if (bottom >= NOTES) bottom -= NOTES;
            s->pile[bottom] = s->notes[casino][k];
            s->pile_len++;
        } else {
            s->money[owner] += s->notes[casino][k];
            s->notes_won[owner]++;
        }
        limit = owner >= 0 ? s->placed[casino][owner] : 0;
    }
}

static void pass_turn(State *s, Rng *r) {
    int n = s->n_players, p = s->to_move;
    for (int k = 0; k < n; k++) {
        if (++p == n) p = 0;
        if (s->dice_left[p] + s->white_left[p] > 0) {
            s->to_move = p;
            roll_dice(s, r);
            return;
        }
    }
    for (int casino = 0; casino < CASINOS; casino++) pay_casino(s, casino);
    if (++s->round == ROUNDS) {
        s->over = 1;
    } else {
        if (++s->first == n) s->first = 0;
        start_round(s, r);
    }
}

static int legal(State *s, int face) {
    return !s->over && face >= 0 && face < CASINOS && s->roll[face] + s->roll_white[face] > 0;
}

static int act(State *s, int face, Rng *r) {
    if (!legal(s, face)) return -1;
    int p = s->to_move;
    s->placed[face][p] += s->roll[face];
    s->dice_left[p] -= s->roll[face];
    s->placed[face][s->n_players] += s->roll_white[face];
    s->white_left[p] -= s->roll_white[face];
    pass_turn(s, r);
    return 0;
}

static int random_action(State *s, Rng *r) {
    int n = 0;
    for (int face = 0; face < CASINOS; face++) n += legal(s, face);
    int k = below(r, n);
    for (int face = 0; face < CASINOS; face++)
        if (legal(s, face) && k-- == 0) return face;
    return -1;
}

static void print_money(void) {
    static const int FIVE[] = {60, 70, 80, 90}, SIX[] = {10, 40, 50}, EIGHT[] = {20, 30};
    for (int i = 0; i < NOTES; i++) ALL_NOTES[i] = i < 20 ? FIVE[i % 4] : i < 38 ? SIX[(i - 20) % 3] : EIGHT[(i - 38) % 2];
}

// out: moves, a checksum over all results, the money of each seat
void play(uint64_t first_seed, int64_t games, int n_players, int white_each, int64_t *out) {
    print_money();
    State s;
    Rng r;
    int64_t moves = 0, checksum = 0;
    memset(&s, 0, sizeof s);
    for (int i = 0; i < 2 + SEATS; i++) out[i] = 0;
    for (int64_t game = 0; game < games; game++) {
        seed(&r, first_seed + game);
        start_game(&s, n_players, white_each, &r);
        while (!s.over) {
            act(&s, random_action(&s, &r), &r);
            moves++;
        }
        int64_t result = 0;
        for (int p = 0; p < n_players; p++) {
            result += (s.money[p] * 10 + s.notes_won[p]) * (2 * p + 1);
            out[2 + p] += s.money[p];
        }
        checksum += result * (game % 1009 + 1);
    }
    out[0] = moves;
    out[1] = checksum;
}
