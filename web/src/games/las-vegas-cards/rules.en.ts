// The card game in our own words; the ids are the clauses that the rules and tests cite.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'Six casinos, one for each face of a die, offer two banknotes each. Everybody has the same deck of dice cards. Turn by turn you lay cards at the casinos ' +
    'of their faces, and nobody knows what the others are about to lay. The most dice at a casino take the higher note, the second most the lower one. ' +
    'But those who have equally many take nothing at all.',
  chapters: [
    {
      id: 'CG1-2',
      title: 'Before a round',
      parts: [
        {
          text: 'Each player has a deck of 30 cards: for every face from 1 to 6 four cards with one die and one card with two dice. All decks are the same.',
        },
        {
          text: 'There are 48 notes from $30,000 to $100,000, shuffled once. In each of the four rounds two of them are put on every casino; everybody sees them.',
        },
        { text: 'You shuffle your own deck and take the top five cards into your hand.' },
      ],
    },
    {
      id: 'CG3-4',
      title: 'Your turn',
      parts: [
        { text: 'All players choose at the same time, in secret. You must lay at least one card:' },
        {
          list: [
            'either one or two cards, of any faces,',
            'or as many as you like of one and the same face, with one die or two on them.',
          ],
        },
        { example: 'Three 5s, two 6s, a 1 and a 4, or a single 5 may be laid. Two 4s and a 2 may not.' },
        {
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
          text: 'Now dice count, not cards: a card with two dice counts two. Players with the same number of dice at a casino are struck out there and win nothing.',
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
          text: 'For the next round everybody shuffles all 30 cards again. What you have won lies in your safe: others see how many notes there are, not how much they are worth. After four rounds the richest player wins; of players with equal money the one with more notes. If that is equal too, they share the victory.',
        },
      ],
    },
    {
      id: 'CG8',
      title: 'Variant: in turn',
      parts: [
        {
          text: 'Instead of all at once, the players take turns clockwise, and lay their cards openly. You put the rest under the glass and draw five new cards before the next player’s turn. Whoever is done is passed over. In the next round the player to the left begins.',
        },
      ],
    },
    {
      id: 'CG9',
      title: 'Variant: chip cards',
      parts: [
        {
          text: 'Only when playing in turn. In every round one of 25 chip cards, five each of five colours, is added to every casino. When you lay at least two dice at a casino in one turn (one card with two dice will do), you may at once take one of the chips there.',
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
        { ruling: 'There are six notes of each value from $30,000 to $100,000.' },
        { ruling: 'There are five chip cards of each colour: pink, gold, green, blue and silver.' },
        {
          ruling:
            'Chips count as money at the end, but not as notes when equal money is decided by the number of notes.',
        },
        { ruling: 'Chip cards lie at the casinos face up, and stay with their owners face up.' },
        {
          ruling:
            'You may take one chip at a casino in a turn, never two. Two cards with two dice each, at two casinos, let you take one at each.',
        },
        { ruling: 'Dice that lie there from earlier turns do not help you to a chip: two must come in this turn.' },
        { ruling: 'Five chips of one colour are worth $150,000.' },
        {
          ruling:
            'The 25 chips are dealt in the order of the casinos; where there were more casinos than chips, the last ones would get none. Here 24 of them come into play.',
        },
        {
          ruling:
            'In the dice game with chips, white dice and kickers count towards the two dice, a big die counts as one, and a slot machine gets its chip after casino 6.',
        },
      ],
    },
  ],
}
