// Strike in our own words; the ids are the clauses that the rules and the tests cite.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'An arena, a handful of dice with an X where others have the 1, and one question: throw once more, or stop? ' +
    'Whoever makes two dice show the same number takes them; whoever has no dice left is out. The last one in wins.',
  chapters: [
    {
      id: 'ST1',
      title: 'Before the game',
      parts: [
        {
          when: { edition: '31 dice' },
          text: 'With two players everyone gets nine dice, with three eight, with four seven, with five six.',
        },
        {
          when: { edition: '26 dice' },
          text: 'With two players everyone gets eight dice, with three seven, with four six, with five five.',
        },
        {
          text: 'A die that is left over is thrown into the arena until it shows a number. The oldest begins, and it goes round clockwise.',
        },
        {
          ruling:
            'The pages on the set-up are lost: these numbers come from other sources, those for three and four players we inferred.',
        },
      ],
    },
    {
      id: 'ST3',
      title: 'Your throw',
      parts: [
        {
          text: 'You must throw one of your dice into the arena, and you may well turn the dice that lie there. Before each throw you may push those about as you like, side by side, as long as they keep their numbers.',
        },
        {
          list: [
            'Dice: leave them as they lie, or push them together, a little apart, or far apart.',
            'Aim: at the near edge of the dice, at their centre, at the empty floor, or at a die of your choice.',
            'Power: gentle, firm or hard.',
          ],
        },
        {
          text: 'A throw is computed as dice in motion. The hand is human: it strays a little, and more when it throws hard.',
        },
      ],
    },
    {
      id: 'ST4',
      title: 'What comes of it',
      parts: [
        {
          list: [
            'Dice outside the arena or on its rim, and dice that show X, are out of the game.',
            'Does a number lie there twice or more? You must take all dice of all such numbers, and your turn ends.',
            'Do all numbers differ? Throw another die, as long as you have one, or stop.',
          ],
        },
        { text: 'An X or a miss does not end your turn; having no dice left does.' },
        {
          example:
            '2, 3 and 5 lie there. Your die turns them into 2, 3, 4, 6. You throw again: 3, 3, 5, 5, 6. You take the two 3s and the two 5s; the 6 stays.',
        },
        {
          ruling:
            'A die that leans so that nobody can tell its number is thrown again outside, and lies where it was with what it shows; with an X it is out. One that lies flat on another die counts.',
        },
      ],
    },
    {
      id: 'ST5',
      title: 'The grand throw',
      parts: [
        {
          text: 'If the arena is empty when your turn begins, you must throw all your dice at once. What matches you take, the rest stays; without a match you have no dice left.',
        },
        {
          ruling:
            'It does not matter how the arena was emptied. Whoever empties it in the middle of a turn without a match may throw on, one die at a time.',
        },
      ],
    },
    {
      id: 'ST6',
      title: 'Out',
      parts: [
        {
          text: 'Without dice at the end of your turn you are out. As soon as only one player is left, that player wins.',
        },
        { ruling: 'After 2,000 decisions the round ends: most dice win.' },
      ],
    },
    {
      id: 'ST7',
      title: 'Several rounds',
      when: { match: true },
      parts: [
        {
          text: 'There are as many rounds as players, and each begins with all dice. Whoever goes out gets a point for every player who is still in, the winner of the round none. The fewest points win; ties are shared.',
        },
        { ruling: 'Each round is begun by the next player on the left.' },
      ],
    },
  ],
}
