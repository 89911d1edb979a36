// Las Vegas Boulevard in our own words: a chapter for each module.
import type { Rules } from '../contract'

export const boulevard: Rules['chapters'] = [
  {
    id: 'BV1',
    title: 'Boulevard: a minimum by players',
    when: { minimum: 'by_players' },
    parts: [
      {
        text: 'Instead of $50,000, each casino is given notes until these come to at least $30,000 with two players, $40,000 with three, $50,000 with four, $60,000 with five, $70,000 with six, $80,000 with seven and $90,000 with eight.',
      },
    ],
  },
  {
    id: 'BV2',
    title: 'Boulevard: notes of $100,000',
    when: { high_notes: 'on' },
    parts: [{ text: 'Five notes of $100,000 are shuffled into the pile.' }],
  },
  {
    id: 'BV5',
    title: 'Boulevard: big dice',
    when: { big_dice: true },
    parts: [
      {
        text: 'For 2 to 7 players. One of your eight dice is big. You roll and place it like any other, but at the payout it counts as two, for ties as well. White dice are never big.',
      },
      { example: 'Anna has her big die and a small one, Benno three small ones: they are tied.' },
    ],
  },
  {
    id: 'BV6',
    title: 'Boulevard: kickers',
    when: { kickers: true },
    parts: [
      {
        text: 'For 2 to 7 players. Two of your eight dice, or one with six or seven players, are kickers. You roll and place them with the others, but a kicker never stays: it leaves for the rest of the round and throws one other die of your choice off that casino, be it your own. That die goes back to its owner, who rolls it again from the next turn on.',
      },
      {
        text: 'All dice of a placement arrive before the first kicker acts; two kickers act one after the other. Where no other die lies, a kicker has no effect.',
      },
      {
        ruling:
          'If any other die lies there, one must go. White dice may be kicked: they go back to whoever placed them.',
      },
      { ruling: 'Whether the round is over is looked at only when the turn ends.' },
    ],
  },
  {
    id: 'BV7',
    title: 'Boulevard: rainbow cards',
    when: { rainbow: true },
    parts: [
      {
        text: 'Six rainbow cards are shuffled in with the notes. While casinos are stocked, each counts as $40,000. When the last die of a round lies, and before any casino pays, the next note of the pile replaces each of them, from casino 1 to the last one, whatever the note is worth. No casino is topped up afterwards.',
      },
      {
        ruling:
          'A rainbow card that was replaced is out of the game, and so is one that comes up then; rainbow cards that have not come up wait in the pile for a later round.',
      },
    ],
  },
  {
    id: 'BV8',
    title: 'Boulevard: the slot machine',
    when: { slot_machine: true },
    parts: [
      {
        text: 'For 5 to 8 players. The slot machine is a seventh casino, stocked and paid after casino 6. All your dice of any one face may go there, but each face only once a round: a face that lies there is closed to everyone, you included.',
      },
      {
        text: 'No ties are removed there. Most dice come first; with as many, the higher sum of what they show; then the highest die. In this order each player chooses one of its notes, until none is left. The rest goes under the pile.',
      },
      {
        example:
          'Denny has three 3s there, Ben two 6s, Carla two 4s and later a 1. Carla and Denny have three dice that come to 9 each, and Carla’s 4 is the highest: she chooses first, then Denny, then Ben.',
      },
      {
        ruling:
          'White dice take the highest note that is left. If they are level with a player in all three, both get nothing. A big die counts twice for the number and twice for the sum. A face that only a kicker showed stays open; one whose dice were kicked away stays closed.',
      },
    ],
  },
  {
    id: 'BV9',
    title: 'Boulevard: bonus cards',
    when: { bonus_cards: true },
    parts: [
      {
        text: 'For 2 to 7 players. In each round everybody gets two bonus cards in secret, or one with six or seven players. There are two each of $30,000, $40,000, $50,000 and $60,000, one of $20,000 and one of $70,000.',
      },
      {
        text: 'A card is fulfilled when a casino pays you a note of its value in this round. When all casinos have paid, fulfilled cards are shown, and each raises your announcement die by one, from 1 at the start up to 6. At the end of the game each pip is worth $50,000.',
      },
      {
        example:
          'Anna has two cards of $60,000 and receives one note of $60,000: both are fulfilled, and her die rises from 1 to 3.',
      },
      { ruling: 'Two different cards each need a note of their own. Cards that were not fulfilled stay secret.' },
    ],
  },
  {
    id: 'BV10',
    title: 'Boulevard: action cards',
    when: { action_cards: true },
    parts: [
      {
        text: 'Ten different cards. In each round they are shuffled, and everybody gets two in secret, or one from six players on. Cards are played in your own turn only, both in one turn if you like. A card that is played is shown to all; the others stay secret and are shuffled in again.',
      },
      {
        text: 'After the roll: Tie won, Re-roll, Two casinos, Three notes, Swap a note. Then perhaps another roll with Re-roll, these same cards again, and at most one of Pass, Rotation and Double trouble. Then you place. After placing: Take back, then Early payout, and the cards of the first kind if you still have dice. Once your dice are gone only Take back and Early payout can be played, right after the placement that used them up.',
      },
      {
        list: [
          'Tie won: only in your first turn of the round. At the payout you win one tie of your choice; you keep your dice and your rank, all others of that tie go.',
          'Re-roll: for the rest of the round you may roll any of your dice once more after each of your rolls.',
          'Two casinos: until your next turn every opponent who rolls two faces or more places two of them, on two different casinos.',
          'Pass: you place nothing, keep all your dice and end your turn.',
          'Rotation: you turn all your dice of one face to another face, then place any face.',
          'Take back: right after placing you take back some or all of these dice; nothing is placed again this turn.',
          'Double trouble: you place a pair, a face that exactly two dice show, on any casino.',
          'Early payout: the casino on which you have just placed pays everybody at the start of your next turn, or at the end of the round. No die moves, and notes that nobody won stay there.',
          'Three notes: three notes are drawn; the one of middle value goes to a casino of your choice, the others under the pile.',
          'Swap a note: when all casinos have paid you may put a note that you received in this round under the pile, and take the top one instead, which only you see.',
        ],
      },
      {
        ruling:
          'Whoever still holds a card is asked after each placement whether to play one, even if none can be played, so that the question tells nothing. Two casinos: you choose the order, and kickers and chips act before the second placement. Whoever passes is not affected; whoever places turned dice first, together with dice that already showed that face, owes no second placement; a pair of Double trouble is one of the two, on another casino than the other dice.',
      },
      {
        ruling:
          'Tie won: the card may be spent at an early payout, in whosever turn; only casinos with a note are offered; on the slot machine it helps against white dice only. Re-roll: before any die is turned or placed; an option allows one re-roll in the whole round. Take back: used kickers stay used, kicked dice stay kicked, a chip is kept. Early payout: the casino pays again at the end of the round if notes lie there. Three notes: rainbow cards on the table are replaced first; of two notes the lower is placed. A swapped note stays unknown to the others until the game ends.',
      },
    ],
  },
  {
    id: 'CG9',
    title: 'Chip cards',
    when: { chips: true },
    parts: [
      {
        text: '25 chip cards, five in each of five colours. At the start of each round one more lies at every casino, as long as there are any. Whoever places two dice or more on a casino at once, of whatever kind, may take one of the chips that lie there.',
      },
      {
        text: 'Of one colour 1, 2, 3, 4, 5 chips are worth $10,000, $30,000, $60,000, $100,000, $150,000 at the end. Chips are money, but no notes.',
      },
      { example: 'Two pink chips and four gold ones are worth $30,000 and $100,000: $130,000 together.' },
      {
        ruling: 'Kickers and white dice count among the two, a big die is one die. The chip is taken after the kicks.',
      },
    ],
  },
]
