// Hidden colours in our words; the ids are the clauses that the rules and the tests cite.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'The dice are everybody’s: each throw has one die of each colour. Casinos pay colours, as soon as dice were placed there. ' +
    'Which two colours are yours only you know, until the round ends.',
  chapters: [
    {
      id: 'BV12-1',
      title: 'Before a round',
      parts: [
        { text: 'There are two rounds. In each every casino gets three notes of the pile, whatever they are worth.' },
        {
          text: 'Two dice of each colour are rolled and placed on the casinos of their faces. That scores nothing yet.',
        },
        {
          text: 'Everyone draws two cards in secret: these are your colours for this round. Cards that are left over stay unseen.',
        },
      ],
    },
    {
      id: 'BV12-2',
      title: 'Your turn',
      parts: [
        {
          text: 'Roll one die of each colour that has any left, choose a face, and place all dice that show it on its casino, whatever their colour.',
        },
        {
          text: 'Then that casino pays at once. Colours with equally many dice there are passed over. Of the others at most as many win as there are notes, those with most dice first; they share the lowest notes, and the highest of these goes to the one with most dice.',
        },
        {
          example:
            'Notes of $20,000, $40,000 and $90,000. After the placement violet has three dice, red one, yellow and green two each: red wins $20,000, violet $40,000; yellow and green stay, and so does the $90,000 note.',
        },
        { text: 'All dice of a colour that won leave with its note until the round ends. All other dice stay.' },
        { ruling: 'All colours on the casino count, not only those just placed.' },
      ],
    },
    {
      id: 'BV12-3',
      title: 'The reveal',
      parts: [
        { text: 'When the last die is placed all show their colours and take the notes of both.' },
        { text: 'Notes of colours that nobody held, and those left at the casinos, are out of the game.' },
        {
          text: 'After two rounds the richest wins. Among equals the one with most notes wins; otherwise they share the victory.',
        },
      ],
    },
  ],
}
