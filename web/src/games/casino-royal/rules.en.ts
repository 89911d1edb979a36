// Casino Royal in our own words; the ids are the clauses that the rules and tests cite.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'A ring of 36 squares with fifteen casinos. You buy casinos, bet in those of the others and challenge their owners. ' +
    'Three casinos of one colour or of one game are a series; whoever comes round the board once more with a series wins.',
  chapters: [
    {
      id: 'CR1-2',
      title: 'Before the game',
      parts: [
        {
          text: 'Everyone gets 1.5M and draws a casino, which lies open, and a Joker, which stays secret. The bank puts 250k on the pot, Bonne Fortune.',
        },
        { text: 'Everyone throws two dice: the highest begins, and those who are tied throw again.' },
        {
          ruling:
            'The printed board is lost: the order of the squares, the mix of Jokers and the sums of the taxes are ours.',
        },
      ],
    },
    {
      id: 'CR6.2',
      title: 'Your turn',
      parts: [
        {
          text: 'Throw two dice and move on by their sum; then the square is resolved. A double gives another throw, without limit.',
        },
        { text: 'Passing Start pays nothing, and to land there has no effect.' },
      ],
    },
    {
      id: 'CR6.3',
      title: 'Casinos',
      parts: [
        {
          list: [
            'Nobody’s: you may buy it for 100k, paid into the pot.',
            'Your own: nothing happens.',
            'Another player’s: you must bet on what is played there, at least 50k.',
          ],
        },
        { text: 'The bank pays a win at the odds of the bet; a stake that is lost goes to the owner.' },
        { example: '100k on “a head” at cards, and the king of hearts: 200k from the bank, and the stake comes back.' },
        { when: { max_stake: 0 }, text: 'You may stake all that you have.' },
      ],
    },
    {
      id: 'CR4',
      title: 'Bets',
      parts: [
        {
          list: [
            'Cards: red or black 1 to 1, a head (king, queen, jack, ace) 2 to 1, a suit 3 to 1.',
            'Die: even or odd 1 to 1, two numbers 2 to 1, one number 5 to 1.',
            'Roulette: red, black, even, odd, 1–18, 19–36 1 to 1, a dozen or a column 2 to 1, a nine 3 to 1, six in a row 5 to 1.',
          ],
        },
        { text: 'Zero loses every bet at roulette.' },
        {
          ruling:
            'A stake is laid plaque by plaque, never a higher one after a lower one. Where only one answer is left you are not asked.',
        },
      ],
    },
    {
      id: 'CR5',
      title: 'Jokers',
      parts: [
        {
          text: 'After a lost bet in a casino or a challenge you may lay a Joker face down before the owner. Accepted, it goes under the pile unseen and the same bet is drawn again. Seen, it wins at once if it shows the game; otherwise the bet is lost for good.',
        },
        {
          text: 'Of 25 Jokers four show each game alone, six show two games, one shows all three, and six are blank. You hold three at most; on a Joker square you may buy the top one for 100k.',
        },
        {
          ruling:
            'What you put under the pile unseen you know there, and in the hand of whoever draws it, until that player lets go of a Joker unseen.',
        },
      ],
    },
    {
      id: 'CR6.4',
      title: 'Challenges',
      parts: [
        {
          text: 'If you own a casino, you may pay 100k into the pot and challenge any casino of an opponent, on a bet that pays 1 to 1 on its game. Won, it is yours. Lost, its owner may take any one of yours.',
        },
        { text: 'Without a casino your turn is over at once, even after a double.' },
        { ruling: 'Only the challenger may lay Jokers.' },
      ],
    },
    {
      id: 'CR6.6',
      title: 'Bonne Fortune and Grand Slam',
      parts: [
        {
          text: 'Bonne Fortune is a free try for the whole pot: at A two totals of two dice, at B a suit, at C a dozen. After a win the bank puts 250k back. The pot never holds more than 1M.',
        },
        { example: '3 and 7 at Bonne Fortune A: eight throws of 36 win.' },
        {
          text: 'At a Grand Slam take 100k, or try an even die for 250k, a red card for 500k more, a black pocket for another million. You may stop after each win; a loss leaves nothing.',
        },
      ],
    },
    {
      id: 'CR3',
      title: 'Other squares',
      parts: [
        {
          list: [
            'Tax A: 500k to the bank. Tax B: 150k for each of your casinos.',
            'Joker loss A: a Joker of your choice goes under the pile. Joker loss B: any one of yours.',
            'Private jet: fly to any other square but Start, or stay. A black pawn stays.',
          ],
        },
      ],
    },
    {
      id: 'CR8',
      title: 'Out of money',
      parts: [
        {
          text: 'If you cannot pay a tax or the least stake, your casinos are sold by auction, one after the other, until the debt is covered. Bids begin at 150k, a pass is final, and what nobody wants the bank takes for 100k.',
        },
        {
          text: 'If that is not enough you pay all that there is, return all Jokers, and the rest is cancelled. You go on, but do not bet in casinos until you have 50k again.',
        },
        { text: 'A bank that runs dry pays from the pot, then on paper.' },
      ],
    },
    {
      id: 'CR7',
      title: 'The last lap',
      parts: [
        {
          text: 'If you own a series when your turn begins, you may announce the last lap: your pawn goes to Start, black face up, and you throw. When it reaches or passes Start and you own any series, you have won.',
        },
        { text: 'Otherwise you play on, and may announce again. While a pawn is black nobody else may announce.' },
        { when: { strict_lap: true }, text: 'The last lap fails as soon as you have no series any more.' },
        { when: { series: 'colour' }, text: 'Only three casinos of one colour are a series.' },
        { ruling: 'After 5,000 decisions the game ends: most casinos win, then most cash.' },
      ],
    },
  ],
}
