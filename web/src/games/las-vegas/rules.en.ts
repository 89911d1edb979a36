// Las Vegas in our own words; the ids are the clauses that the rules and tests cite.
import type { Rules } from '../contract'
import { counted, total } from '../vegas/box'
import { boulevard } from './boulevard.en'
import { NOTES } from './box'

export const rules: Rules = {
  intro:
    'Six casinos, one for each face of a die, offer banknotes. Roll, pick one face, and send all your dice of that face to its casino. ' +
    'Whoever has the most dice there takes the biggest note. But players with equally many dice, for first place or any other, take nothing at all.',
  chapters: [
    {
      id: 'LV1-3',
      title: 'Before a round',
      parts: [
        {
          text: `There are ${total(NOTES)} notes: ${counted(NOTES, 'en')}. They are shuffled once into a face-down pile. Each player has eight dice of one colour.`,
        },
        {
          text: 'Each casino is given notes from the pile until these come to at least $50,000. Everybody sees the notes. The game lasts four rounds.',
        },
        {
          text: 'The first player of a round begins; play goes on clockwise. In the next round the player to the left begins.',
        },
      ],
    },
    {
      id: 'LV4-5',
      title: 'Your turn',
      parts: [
        {
          list: [
            'Roll all the dice that you have left.',
            'Choose one of the faces that you rolled.',
            'All your dice of that face go to the casino with that number. Keeping some back is not allowed.',
          ],
        },
        {
          example:
            'Benno rolls four 3s and one 5. He chooses the 3s: all four go to casino 3. On his next turn he rolls the one die that is left.',
        },
        {
          text: 'A player who has no dice left waits for the end of the round. The last player with dice may have several turns in a row.',
        },
      ],
    },
    {
      id: 'LV6-7',
      title: 'Payout',
      parts: [
        {
          text: 'When all dice are placed, ties are struck out first: players with the same number of dice at a casino, in first place or any other, take those dice back and win nothing there.',
        },
        {
          text: 'Then the casinos pay, 1 to 6. Of the dice that remain, the most take the highest note, the next most the next note, and so on: one note each, while there are notes.',
        },
        {
          example:
            'At casino 2 Anna has 5 dice, Benno 3, Carla 3 and Denny 1. Benno and Carla are tied and out. The notes are $80,000, $30,000 and $10,000: Anna takes the $80,000, Denny, with one die, the $30,000. The $10,000 note goes back under the pile.',
        },
        {
          example:
            'Anna 2, Carla 2, Benno 1, Denny 1: everybody is tied with somebody. All the notes go back under the pile.',
        },
        { example: 'Carla is ahead of Benno, Benno ahead of Denny; there are two notes. Denny gets nothing.' },
      ],
    },
    {
      id: 'LV8-9',
      title: 'Winning',
      parts: [
        {
          text: 'Notes that you have won lie face down: others see how many you have. After four rounds the richest player wins; of players with equal money the one with more notes. If their notes are equally many too, they share the victory.',
        },
      ],
    },
    {
      id: 'LV10-12',
      title: 'Variant: neutral white dice',
      when: { neutral_dice: true },
      parts: [
        {
          text: 'For 2 to 5 players. In each round everyone also gets white dice: four each with two players, two each with more. You roll the white dice along with your own and place them along: all dice of the chosen face, own and white.',
        },
        {
          text: 'At the payout the white dice count as one more player: they tie, and they win. What they win goes under the pile.',
        },
        {
          example:
            'Carla rolls two own 1s and a white 1, an own 5 and a white 6. She may place the three 1s, or the 5, or the white 6.',
        },
        {
          example:
            'White is first, Benno second; the notes are $80,000 and $30,000. The $80,000 note goes under the pile, Benno takes the $30,000.',
        },
        {
          when: { players: 3 },
          text: 'With three players two white dice are left over: the first player rolls them at the start of the round, and they go to the casinos of their faces.',
        },
      ],
    },
    ...boulevard,
    {
      id: 'rulings',
      title: 'How we read the rules',
      parts: [
        { ruling: 'Casinos are stocked in the order 1 to 6. The notes are never shuffled again.' },
        { ruling: 'The “oldest” player is the first seat; the table may also draw the first player by lot.' },
        {
          ruling:
            'Notes that nobody wins go under the pile casino by casino, at each from high to low. Everyone saw which ones they were.',
        },
        {
          ruling:
            'Everyone also saw what everyone won, so money is not a secret but a matter of memory. The option “open money” writes the sums at the seats.',
        },
        {
          when: { neutral_dice: true, players: 3 },
          ruling:
            'The two spare white dice with three players are rolled after the casinos have been stocked. They belong to nobody’s turn.',
        },
        { when: { neutral_dice: true }, ruling: 'A player who has only white dice left still rolls and places them.' },
        { when: { neutral_dice: true }, ruling: 'The neutral dice are always white.' },
      ],
    },
  ],
}
