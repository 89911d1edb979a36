// How the shell speaks of chance where cards are shuffled and nothing is rolled.
import { words } from '../lib/i18n'
import { of } from '../lib/words'

export const w = words({
  en: {
    fair: 'Fair cards',
    fairWhat:
      'How the cards of this game are shuffled was sealed before the first one was dealt, by a secret and by what each player mixes in. Nobody can change it, and at the end you can check every shuffle here.',
    trust: 'Why you can trust the cards',
    trustMix:
      'Each player mixes in something of their own, first sealed, then opened. So nobody, not even the table, can stack the cards.',
    trustCheck: 'After the game the secret is shown, and this page shuffles again as the table did, and compares.',
    sealing: 'The cards are being sealed…',
    sealed: 'All seeds are open: the order of the cards is sealed.',
    sealedWithout: (names: string) => `The order of the cards is sealed. Without their seed: ${names}.`,
    missing: (names: string) =>
      `What ${names} had sealed has not been opened. The cards would be sealed without it, so the others are asked: nobody may leave out a part to get other cards.`,
    opened: 'The game is over: the secret of the cards is open.',
    begin: 'Before the first hand.',
    proof: 'Proof of the cards',
    proofHow:
      'This page has shuffled everything again from the secret and checked every signature, by itself. The server had no say in it.',
    events: 'Every shuffle',
    scripted: (n: number) =>
      n === 1
        ? '1 shuffle was written down before the start, for the lesson.'
        : `${n} shuffles were written down before the start, for the lesson.`,
    late: (name: string) =>
      `What ${name} mixed in came too late and is not part of it: these cards rest on the secret and on what the others mixed in.`,
    mixed: (names: string) => `Mixed in by ${names}: the table alone could not stack the cards.`,
    retried: (n: number) =>
      `The start was called off ${n === 1 ? 'once' : `${n} times`} before: whoever ran the table could see other cards first.`,
    holds: (n: number) =>
      n === 1 ? 'The shuffle is what the secret gave.' : `All ${n} shuffles are what the secret gave.`,
    fails: 'Some shuffles are not what the secret gave.',
  },
  fr: {
    fair: 'Cartes vérifiables',
    fairWhat:
      'L’ordre des cartes de cette partie a été scellé avant la première donne, par un secret et par ce que chaque joueur y mêle. Personne ne peut le changer, et à la fin vous pouvez vérifier ici chaque mélange.',
    trust: 'Pourquoi se fier aux cartes',
    trustMix:
      'Chaque joueur y mêle sa propre part, d’abord scellée, puis ouverte. Personne, pas même la table, ne peut donc arranger les cartes.',
    trustCheck: 'Après la partie, le secret est montré ; cette page mélange à nouveau comme la table et compare.',
    sealing: 'On scelle les cartes…',
    sealed: 'Toutes les graines sont ouvertes : l’ordre des cartes est scellé.',
    sealedWithout: (names: string) => `L’ordre des cartes est scellé, sans la graine de : ${names}.`,
    missing: (names: string) =>
      `La part scellée ${of(names)} n’a pas été ouverte. Les cartes seraient scellées sans elle ; on demande donc l’accord des autres : personne ne doit écarter une part pour obtenir d’autres cartes.`,
    opened: 'La partie est finie : le secret des cartes est révélé.',
    begin: 'Avant la première main.',
    proof: 'Preuve des cartes',
    proofHow:
      'Cette page a tout mélangé à nouveau à partir du secret et vérifié chaque signature, toute seule. Le serveur n’a pas eu son mot à dire.',
    events: 'Chaque mélange',
    scripted: (n: number) =>
      n <= 1
        ? `${n} mélange était écrit avant le début, pour la leçon.`
        : `${n} mélanges étaient écrits avant le début, pour la leçon.`,
    late: (name: string) =>
      `La part ${of(name)} est arrivée trop tard et n’a pas compté : ces cartes reposent sur le secret et sur les parts des autres.`,
    mixed: (names: string) => `Parts mêlées par ${names} : la table seule ne pouvait pas arranger les cartes.`,
    retried: (n: number) =>
      `Le départ avait été annulé ${n} fois : la personne qui tient le serveur a pu voir d’autres cartes avant celles-ci.`,
    holds: (n: number) =>
      n <= 1 ? 'Le seul mélange est bien celui du secret.' : `Les ${n} mélanges sont bien ceux du secret.`,
    fails: 'Des mélanges ne sont pas ceux du secret.',
  },
})
