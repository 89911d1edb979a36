// The solo game in our words; the ids are the clauses that the rules and the tests cite.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'You are red, alone against seven colours of dice. You throw for all of them, and every choice places your dice and theirs. ' +
    'You win if red earns more than the seven others together.',
  chapters: [
    {
      id: 'BV11-1',
      title: 'Before a round',
      parts: [
        {
          text: 'All 59 notes are shuffled, those of $100,000 included. From casino 1 to 6 notes are laid down until each has at least $50,000.',
        },
        {
          text: 'Violet rolls all its eight dice, and each goes to the casino of its face. The other dice are split into two groups with four of each colour.',
        },
        { when: { preplaced: 2 }, text: 'Then grey does the same: two colours are placed before you begin.' },
        {
          text: 'With fewer dice of your own the others keep theirs; of an odd number the larger half is in the second group.',
        },
      ],
    },
    {
      id: 'BV11-2',
      title: 'Your throws',
      parts: [
        {
          text: 'First one group, then the other: roll one die of each colour that still has dice in the group, choose a face, and place all dice that show it on its casino. The other dice go back to the group.',
        },
        { text: 'So on until both groups are placed.' },
      ],
    },
    {
      id: 'BV11-3',
      title: 'Who wins',
      parts: [
        {
          text: 'The casinos pay as always: colours that have equally many dice at a casino drop out there, then the most dice take the highest note, the second most the next, one note each. What nobody takes goes under the pile.',
        },
        { text: 'You win if red has more money than the seven others together. Equal is lost.' },
        { text: 'Whoever wins with a single die of their own is the master player.' },
        { text: 'With several rounds the money is added up, and won or lost is decided after the last one.' },
        {
          ruling:
            'The book lets you choose a colour and an opponent; here you are red, violet is placed first, then grey.',
        },
      ],
    },
  ],
}
