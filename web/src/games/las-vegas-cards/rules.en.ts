// The card game in our own words; the ids are the clauses that the rules and tests cite.
import type { Rules } from '../contract'
import { counted, total } from '../vegas/box'
import { NOTES } from './box'

export const rules: Rules = {
  intro:
    'Six casinos, one for each face of a die, offer two banknotes each. Everybody has the same deck of dice cards. Turn by turn you lay cards at the casinos ' +
    'of their faces. The most dice at a casino take the higher note, the second most the lower one. ' +
    'But players with equally many dice, for first place or any other, take nothing at all.',
  chapters: [
    {
      id: 'CG1-2',
      title: 'Before a round',
      parts: [
        {
          text: 'Each player has a deck of 30 cards: for every face from 1 to 6 four cards with one die and one card with two dice. All decks are the same.',
        },
        {
          text: `There are ${total(NOTES)} notes, ${counted(NOTES, 'en')}, shuffled once. In each of the four rounds two notes are put on every casino; everybody sees these.`,
        },
        { text: 'You shuffle your own deck and take the top five cards into your hand.' },
      ],
    },
    {
      id: 'CG3-4',
      title: 'Your turn',
      parts: [
        {
          when: { sequential: false },
          text: 'All players choose at the same time, in secret: nobody knows what the others are about to lay.',
        },
        { text: 'You must lay at least one card:' },
        {
          list: [
            'either one or two cards, of any faces,',
            'or as many as you like of one and the same face, with one die or two on them.',
          ],
        },
        { example: 'Three 5s, two 6s, a 1 and a 4, or a single 5 may be laid. Two 4s and a 2 may not.' },
        {
          when: { sequential: false },
          text: 'You may change your choice until the last player has chosen. Then all cards are turned over and laid at the casinos of their faces.',
        },
        {
          text: 'What you did not lay goes under your cocktail glass and is out for this round. You draw the next five cards. Six hands use up the deck.',
        },
      ],
    },
    {
      id: 'CG5',
      title: 'Eight cards, and you are done',
      parts: [
        {
          text: 'Whoever has eight or more cards at the casinos at the end of a turn is done for the round; the rest of that deck goes under the glass. Here cards count, not dice, and more than eight are fine. The others play on, even one player alone. The round ends when all are done, or after six hands.',
        },
        {
          example:
            'After three turns Rebecca has 7 cards out. In her fourth she lays four 2s: now there are 11, and she sits out the last two turns.',
        },
      ],
    },
    {
      id: 'CG6',
      title: 'Payout',
      parts: [
        {
          text: 'Now dice count, not cards: a card with two dice counts two. Players with the same number of dice at a casino, in first place or any other, are struck out there and win nothing.',
        },
        {
          text: 'Of those who remain, the one with the most dice takes the higher note, the second the lower one. A player who is left alone takes the higher note only. Notes that nobody takes go back to the box.',
        },
        {
          example:
            'At casino 5 Leo has 4 dice on 3 cards and Henri 4 dice on 4 cards; Rebecca has 2 dice on one card and Sandra 2 on two. All of them are tied: nobody wins anything.',
        },
      ],
    },
    {
      id: 'CG7',
      title: 'Winning',
      parts: [
        {
          text: 'For the next round everybody shuffles all 30 cards again. What you have won lies in your safe: others see how many notes there are, not how much they are worth. After four rounds the richest player wins; of players with equal money the one with more notes. If their notes are equally many too, they share the victory.',
        },
      ],
    },
    {
      id: 'CG8',
      title: 'Variant: in turn',
      when: { sequential: true },
      parts: [
        {
          text: 'Instead of all at once, the players take turns clockwise, and lay their cards openly. You put the rest under the glass and draw five new cards before the next player’s turn. Whoever is done is passed over. In the next round the player to the left begins.',
        },
      ],
    },
    {
      id: 'CG9',
      title: 'Variant: chip cards',
      when: { chips: true },
      parts: [
        {
          text: 'Only when playing in turn. In every round one of 25 chip cards, five each of five colours, is added to every casino. When you lay at least two dice at a casino in one turn (one card with two dice will do), you may at once take one of the chips there. Chips that nobody takes stay at their casinos for the next round.',
        },
        {
          text: 'At the end your chips of one colour are worth $10,000, $30,000, $60,000, $100,000 or $150,000 for one to five of them.',
        },
        { example: 'Two pink and four gold chips are worth $30,000 and $100,000.' },
      ],
    },
    {
      id: 'rulings',
      title: 'How we read the rules',
      parts: [
        {
          when: { chips: true },
          ruling: 'There are five chip cards of each colour: pink, gold, green, blue and silver.',
        },
        {
          when: { chips: true },
          ruling:
            'Chips count as money at the end, but not as notes when equal money is decided by the number of notes.',
        },
        { when: { chips: true }, ruling: 'Chip cards lie at the casinos face up, and stay with their owners face up.' },
        {
          when: { chips: true },
          ruling:
            'You may take one chip at a casino in a turn, never two. Two cards with two dice each, at two casinos, let you take one at each.',
        },
        {
          when: { chips: true },
          ruling: 'Dice that lie there from earlier turns do not help you to a chip: two must come in this turn.',
        },
        { when: { chips: true }, ruling: 'Five chips of one colour are worth $150,000.' },
        {
          when: { chips: true },
          ruling:
            'The 25 chips are dealt in the order of the casinos; where there were more casinos than chips, the last ones would get none. Here 24 chips come into play.',
        },
      ],
    },
  ],
}
