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
]
