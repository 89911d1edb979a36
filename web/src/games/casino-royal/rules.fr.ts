// Casino Royal dans nos propres mots ; les identifiants sont les articles que citent les règles et les tests.
import type { Rules } from '../contract'

export const rules: Rules = {
  intro:
    'Un circuit de 36 cases avec quinze casinos. On achète des casinos, on mise chez les autres et on défie leurs propriétaires. ' +
    'Trois casinos d’une couleur ou d’un même jeu font une série ; qui boucle encore un tour avec une série l’emporte.',
  chapters: [
    {
      id: 'CR1-2',
      title: 'Avant la partie',
      parts: [
        {
          text: 'Chacun reçoit 1,5 M et tire un casino, posé à découvert, et un Joker, qui reste secret. La banque met 250 k dans la cagnotte, la Bonne Fortune.',
        },
        { text: 'Chacun lance deux dés : le plus fort commence, les ex æquo relancent.' },
        {
          ruling:
            'Le plateau imprimé est perdu : l’ordre des cases, la composition des Jokers et le montant des taxes sont de nous.',
        },
      ],
    },
    {
      id: 'CR6.2',
      title: 'Votre tour',
      parts: [
        {
          text: 'Lancez deux dés et avancez de leur somme ; puis la case s’applique. Un double donne un autre lancer, sans limite.',
        },
        { text: 'Passer par la case Départ ne rapporte rien, y tomber n’a pas d’effet.' },
      ],
    },
    {
      id: 'CR6.3',
      title: 'Les casinos',
      parts: [
        {
          list: [
            'Libre : vous pouvez l’acheter pour 100 k, versés à la cagnotte.',
            'À vous : il ne se passe rien.',
            'À un autre : vous devez miser sur ce qui s’y joue, au moins 50 k.',
          ],
        },
        { text: 'La banque paie les gains selon la cote ; une mise perdue va au propriétaire.' },
        { example: '100 k sur « une tête » aux cartes, et le roi de cœur : 200 k de la banque, et la mise revient.' },
        { when: { max_stake: 0 }, text: 'Vous pouvez miser tout ce que vous avez.' },
      ],
    },
    {
      id: 'CR4',
      title: 'Les mises',
      parts: [
        {
          list: [
            'Cartes : rouge ou noir 1 contre 1, une tête (roi, dame, valet, as) 2 contre 1, une enseigne 3 contre 1.',
            'Dé : pair ou impair 1 contre 1, deux numéros 2 contre 1, un numéro 5 contre 1.',
            'Roulette : rouge, noir, pair, impair, 1–18, 19–36 1 contre 1, une douzaine ou une colonne 2 contre 1, neuf numéros 3 contre 1, six à la suite 5 contre 1.',
          ],
        },
        { text: 'Le zéro fait perdre toutes les mises à la roulette.' },
        {
          ruling:
            'Une mise se pose plaque par plaque, jamais une plus forte après une plus faible. Quand il ne reste qu’une réponse, on ne la demande pas.',
        },
      ],
    },
    {
      id: 'CR5',
      title: 'Les Jokers',
      parts: [
        {
          text: 'Après une mise perdue dans un casino ou un défi, vous pouvez poser un Joker face cachée devant le propriétaire. Accepté, il va sous la pile sans être vu et la même mise est rejouée. Vu, il gagne aussitôt s’il montre ce jeu ; sinon la mise est perdue pour de bon.',
        },
        {
          text: 'Sur 25 Jokers, quatre montrent chacun des jeux seul, six en montrent deux, un montre les trois, et six sont vides. On en tient trois au plus ; sur une case Joker on peut acheter celui du dessus pour 100 k.',
        },
        {
          ruling:
            'Ce que vous glissez sous la pile sans le montrer, vous l’y connaissez, puis dans la main de qui le pioche, jusqu’à ce que ce joueur se sépare d’un Joker sans le montrer.',
        },
      ],
    },
    {
      id: 'CR6.4',
      title: 'Les défis',
      parts: [
        {
          text: 'Si vous avez un casino, vous pouvez verser 100 k à la cagnotte et défier n’importe quel casino adverse, au pari à 1 contre 1 de son jeu. Gagné, il est à vous. Perdu, son propriétaire peut prendre l’un des vôtres.',
        },
        { text: 'Sans casino, votre tour s’arrête là, même après un double.' },
        { ruling: 'Seul celui qui défie peut poser des Jokers.' },
      ],
    },
    {
      id: 'CR6.6',
      title: 'Bonne Fortune et Grand Chelem',
      parts: [
        {
          text: 'La Bonne Fortune est un essai gratuit pour toute la cagnotte : en A deux totaux de deux dés, en B une enseigne, en C une douzaine. Après un gain, la banque remet 250 k. La cagnotte ne dépasse jamais 1 M.',
        },
        { example: '3 et 7 à la Bonne Fortune A : huit lancers sur 36 gagnent.' },
        {
          text: 'Au Grand Chelem, prenez 100 k, ou tentez un dé pair pour 250 k, une carte rouge pour 500 k de plus, une case noire pour encore un million. On peut s’arrêter après chaque gain ; une perte ne laisse rien.',
        },
      ],
    },
    {
      id: 'CR3',
      title: 'Les autres cases',
      parts: [
        {
          list: [
            'Taxe A : 500 k à la banque. Taxe B : 150 k pour chacun de vos casinos.',
            'Perte A : un Joker de votre choix va sous la pile. Perte B : l’un des vôtres au hasard.',
            'Jet privé : allez sur n’importe quelle autre case sauf la case Départ, ou restez.',
          ],
        },
      ],
    },
    {
      id: 'CR8',
      title: 'À court d’argent',
      parts: [
        {
          text: 'Si vous ne pouvez pas payer une taxe ou la plus petite mise, vos casinos sont vendus aux enchères, l’un après l’autre, jusqu’à couvrir la dette. On ouvre à 150 k, passer est définitif, et la banque prend pour 100 k ce que personne ne veut.',
        },
        {
          text: 'Si cela ne suffit pas, vous payez tout ce qui reste, rendez tous vos Jokers, et le solde est effacé. Vous continuez, mais sans miser dans les casinos tant que vous n’avez pas 50 k.',
        },
        { text: 'Une banque vide paie avec la cagnotte, puis en reconnaissances de dette.' },
      ],
    },
    {
      id: 'CR7',
      title: 'Le dernier tour',
      parts: [
        {
          text: 'Si vous avez une série au début de votre tour, vous pouvez annoncer le dernier tour : votre pion part de la case Départ, face noire, et vous lancez. Quand il atteint ou passe cette case et que vous avez une série, c’est gagné.',
        },
        {
          text: 'Sinon vous continuez, et pourrez annoncer de nouveau. Tant qu’un pion est noir, personne d’autre ne peut annoncer.',
        },
        { when: { strict_lap: true }, text: 'Le dernier tour échoue dès que vous n’avez plus de série.' },
        { when: { series: 'colour' }, text: 'Seuls trois casinos d’une même couleur font une série.' },
        { ruling: 'Après 5 000 décisions la partie s’arrête : le plus de casinos l’emporte, puis le plus d’argent.' },
      ],
    },
  ],
}
