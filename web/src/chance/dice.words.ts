// How the shell speaks of chance where dice are rolled.
import { words } from '../lib/i18n'
import { of } from '../lib/words'

export const w = words({
  en: {
    fair: 'Fair dice',
    fairWhat:
      'Every throw of this game was sealed before the first one, by a secret and by what each player mixes in. Nobody can change it, and at the end you can check all dice here.',
    trust: 'Why you can trust the dice',
    trustMix:
      'Each player mixes in something of their own, first sealed, then opened. So nobody, not even the table, can choose the dice.',
    trustCheck: 'After the game the secret is shown, and this page draws every die again and compares.',
    sealing: 'The dice are being sealed…',
    sealed: 'All seeds are open: the dice are sealed.',
    sealedWithout: (names: string) => `The dice are sealed. Without their seed: ${names}.`,
    missing: (names: string) =>
      `What ${names} had sealed has not been opened. The dice would be sealed without it, so the others are asked: nobody may leave out a part to get other dice.`,
    opened: 'The game is over: the secret of the dice is open.',
    begin: 'Before the first throw.',
    proof: 'Proof of the dice',
    proofHow:
      'This page has drawn every die again from the secret and checked every signature, by itself. The server had no say in it.',
    events: 'Every throw',
    scripted: (n: number) =>
      n === 1
        ? '1 throw was written down before the start, for the lesson.'
        : `${n} throws were written down before the start, for the lesson.`,
    late: (name: string) =>
      `What ${name} mixed in came too late and is not part of it: these dice rest on the secret and on what the others mixed in.`,
    mixed: (names: string) => `Mixed in by ${names}: the table alone could not choose the dice.`,
    retried: (n: number) =>
      `The start was called off ${n === 1 ? 'once' : `${n} times`} before: whoever ran the table could see other dice first.`,
    holds: (n: number) => `All ${n} throws and shuffles are what the secret gave.`,
    fails: 'Some throws or shuffles are not what the secret gave.',
  },
  fr: {
    fair: 'Dés vérifiables',
    fairWhat:
      'Tous les lancers de cette partie ont été scellés avant le premier, par un secret et par ce que chaque joueur y mêle. Personne ne peut les changer, et à la fin vous pouvez tous les vérifier ici.',
    trust: 'Pourquoi se fier aux dés',
    trustMix:
      'Chaque joueur y mêle sa propre part, d’abord scellée, puis ouverte. Personne, pas même la table, ne peut donc choisir les dés.',
    trustCheck: 'Après la partie, le secret est montré ; cette page tire à nouveau chaque dé et compare.',
    sealing: 'On scelle les dés…',
    sealed: 'Toutes les graines sont ouvertes : les dés sont scellés.',
    sealedWithout: (names: string) => `Les dés sont scellés, sans la graine de : ${names}.`,
    missing: (names: string) =>
      `La part scellée ${of(names)} n’a pas été ouverte. Les dés seraient scellés sans elle ; on demande donc l’accord des autres : personne ne doit écarter une part pour obtenir d’autres dés.`,
    opened: 'La partie est finie : le secret des dés est révélé.',
    begin: 'Avant le premier lancer.',
    proof: 'Preuve des dés',
    proofHow:
      'Cette page a tiré à nouveau chaque dé à partir du secret et vérifié chaque signature, toute seule. Le serveur n’a pas eu son mot à dire.',
    events: 'Chaque lancer',
    scripted: (n: number) =>
      n <= 1
        ? `${n} lancer était écrit avant le début, pour la leçon.`
        : `${n} lancers étaient écrits avant le début, pour la leçon.`,
    late: (name: string) =>
      `La part ${of(name)} est arrivée trop tard et n’a pas compté : ces dés reposent sur le secret et sur les parts des autres.`,
    mixed: (names: string) => `Parts mêlées par ${names} : la table seule ne pouvait pas choisir les dés.`,
    retried: (n: number) =>
      `Le départ avait été annulé ${n} fois : la personne qui tient le serveur a pu voir d’autres dés avant ceux-ci.`,
    holds: (n: number) =>
      n <= 1 ? 'Le seul tirage est bien celui du secret.' : `Les ${n} lancers et mélanges sont bien ceux du secret.`,
    fails: 'Des lancers ou des mélanges ne sont pas ceux du secret.',
  },
})
