// What the board of Strike says by itself. Sentences about events come from the game's own words.
import { words } from '../../lib/i18n'

const dice = (n: number) => (n === 1 ? '1 die' : `${n} dice`)
const des = (n: number) => (n <= 1 ? `${n} dé` : `${n} dés`)
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const NOMBRES = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (all: readonly string[], and: string) =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}` : (all[0] ?? '')
/** 3 3 5 5: "two 3s and two 5s". */
const pairs = (taken: readonly number[]) =>
  [...new Set(taken)].map((face) => [face, taken.filter((one) => one === face).length] as const)

export const w = words({
  en: {
    arena: (lying: string) => `The arena. Dice that lie there: ${lying}`,
    arenaEmpty: 'The arena. It is empty.',
    moveDie: (face: number) =>
      `Die that shows ${face === 1 ? 'X' : face}: move it with the arrow keys, turn it with the brackets`,
    players: 'Players',
    dice,
    inArena: 'in the arena',
    lost: 'out of the game',
    reserve: 'Your reserve',
    reserveOf: (name: string) => `Reserve: ${name}`,
    out: 'out',
    first: 'begins',
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    gain: (n: number) => `+${n}`,

    thinking: 'thinking',
    warming: 'warming up',
    bot: (level: string) => `bot · ${level}`,
    standIn: 'a bot plays',
    left: 'has left',
    away: 'away',
    toThrow: 'to throw',

    over: 'The game is over',
    watching: 'You are watching.',
    idle: 'Nothing to do for now',
    plays: (name: string) => `${name} plays`,
    yourTurn: 'Your turn: throw a die',
    turnOf: (name: string) => `${name}: throw a die`,
    again: 'Throw again, or stop?',
    againOf: (name: string) => `${name}: throw again, or stop?`,
    grand: (n: number) => (n === 1 ? 'Grand throw: your last die' : `Grand throw: all ${n} dice at once`),
    grandOf: (name: string, n: number) => `${name}: grand throw of ${dice(n)}`,
    gesture: 'Press where it should land, pull back, let go.',
    grandWhy: 'The arena is empty: everything goes in.',
    flying: 'In the air …',
    have: (n: number) => (n === 0 ? 'You have no dice left.' : `You have ${dice(n)}.`),
    took: (taken: readonly number[]) =>
      `${capital(
        listed(
          pairs(taken).map(([face, n]) => `${NUMBERS[n] ?? n} ${face}s`),
          'and',
        ),
      )}: +${taken.length}, your turn ends.`,
    differ: (lie: readonly number[]) =>
      lie.length > 1
        ? `No two alike: ${lie.join(' ')}.`
        : lie.length
          ? `Only a ${lie[0]} lies there.`
          : 'Nothing lies there.',
    crossed: (n: number) =>
      n === 1 ? 'An X leaves the game.' : `${capital(NUMBERS[n] ?? String(n))} X leave the game.`,
    flewOut: (n: number) => (n === 1 ? 'One die flew out.' : `${capital(NUMBERS[n] ?? String(n))} dice flew out.`),
    stays: (lie: readonly number[]) =>
      lie.length === 1 ? `The ${lie[0]} stays.` : `The ${listed(lie.map(String), 'and')} stay.`,
    youAreOut: 'You have no dice left: you are out.',

    group: 'Group the dice',
    lie: 'As is',
    tight: 'Tight',
    loose: 'Loose',
    spread: 'Spread',
    byHand: 'By hand',
    aim: 'Aim',
    aimEdge: 'Near edge',
    aimCentre: 'Centre',
    aimFloor: 'Empty floor',
    aimDie: (face: number) => `The ${face}`,
    aimFree: 'As pointed',
    power: 'Power',
    speed: (v: string) => `${v} m/s`,
    match: 'a match',
    turns: 'dice turn',
    leaves: 'lost',
    forecast: 'Of the nearest preset throw, as the model of bots has it',
    noForecast: (n: number) =>
      n === 1 ? 'One die flies into an empty arena.' : `${n} dice fly at once; what matches is yours.`,
    take: 'Set it so',
    throw: 'Throw',
    throwAll: 'Throw all',
    stop: 'Stop here',
    roll: 'Throw',
    slow: 'Slow motion',
    deep: 'In three dimensions',
    slowRate: (rate: string) => `× ${rate}`,

    typeTitle: 'What do the dice show?',
    typeTitleOf: (name: string) => `${name}: what do the dice show?`,
    typeLeft: (n: number) => (n ? `${dice(n)} to go` : 'all dice are in'),
    typeOne: (k: number, face: number | null) => (face === null ? `Die ${k}, thrown` : `The ${face} that lay there`),
    typeOut: 'Out',
    typeLeans: 'Leans: thrown again',
    typeUndo: 'Undo',
    typeConfirm: 'Confirm',
    correct: 'Correct the dice',

    keyAim: 'move the aim',
    keyPower: 'harder, gentler',
    keySide: 'throw from another side',
    keyGroup: 'group the dice',
    keyThrow: 'throw',
    keyStop: 'stop',
  },
  fr: {
    arena: (lying: string) => `L’arène. Dés qui s’y trouvent : ${lying}`,
    arenaEmpty: 'L’arène. Elle est vide.',
    moveDie: (face: number) =>
      `Dé qui montre ${face === 1 ? 'X' : face} : flèches pour le déplacer, crochets pour le tourner`,
    players: 'Joueurs',
    dice: des,
    inArena: 'dans l’arène',
    lost: 'hors jeu',
    reserve: 'Votre réserve',
    reserveOf: (name: string) => `Réserve : ${name}`,
    out: 'éliminé',
    first: 'commence',
    points: (n: number) => (n <= 1 ? `${n} point` : `${n} points`),
    gain: (n: number) => `+${n}`,

    thinking: 'réfléchit',
    warming: 's’échauffe',
    bot: (level: string) => `robot · ${level}`,
    standIn: 'un robot joue',
    left: 'a quitté la table',
    away: 'absent',
    toThrow: 'va lancer',

    over: 'La partie est terminée',
    watching: 'Vous regardez.',
    idle: 'Rien à faire pour le moment',
    plays: (name: string) => `${name} joue`,
    yourTurn: 'À vous : lancez un dé',
    turnOf: (name: string) => `${name} : lancez un dé`,
    again: 'Encore un, ou stop ?',
    againOf: (name: string) => `${name} : encore un, ou stop ?`,
    grand: (n: number) => (n === 1 ? 'Grand lancer : votre dernier dé' : `Grand lancer : vos ${n} dés d’un coup`),
    grandOf: (name: string, n: number) => `${name} : grand lancer de ${des(n)}`,
    gesture: 'Touchez le point visé, tirez en arrière, lâchez.',
    grandWhy: 'L’arène est vide : tout y passe.',
    flying: 'En l’air…',
    have: (n: number) => (n === 0 ? 'Vous n’avez plus de dés.' : `Vous avez ${des(n)}.`),
    took: (taken: readonly number[]) =>
      `${capital(
        listed(
          pairs(taken).map(([face, n]) => `${NOMBRES[n] ?? n} ${face}`),
          'et',
        ),
      )} : +${taken.length}, fin du tour.`,
    differ: (lie: readonly number[]) =>
      lie.length > 1
        ? `Tous différents : ${lie.join(' ')}.`
        : lie.length
          ? `Il n’y a qu’un ${lie[0]}.`
          : 'Il n’y a plus rien.',
    crossed: (n: number) => (n === 1 ? 'Un X sort du jeu.' : `${capital(NOMBRES[n] ?? String(n))} X sortent du jeu.`),
    flewOut: (n: number) => (n === 1 ? 'Un dé est sorti.' : `${capital(NOMBRES[n] ?? String(n))} dés sont sortis.`),
    stays: (lie: readonly number[]) =>
      lie.length === 1 ? `Le ${lie[0]} reste.` : `Les ${listed(lie.map(String), 'et')} restent.`,
    youAreOut: 'Vous n’avez plus de dés : vous êtes éliminé.',

    group: 'Regrouper les dés',
    lie: 'Laisser',
    tight: 'Serrer',
    loose: 'Espacer',
    spread: 'Écarter',
    byHand: 'À la main',
    aim: 'Viser',
    aimEdge: 'Bord proche',
    aimCentre: 'Centre',
    aimFloor: 'Sol vide',
    aimDie: (face: number) => `Le ${face}`,
    aimFree: 'Point choisi',
    power: 'Force',
    speed: (v: string) => `${v} m/s`,
    match: 'de paires',
    turns: 'dés tournés',
    leaves: 'perdu',
    forecast: 'Du lancer type le plus proche, selon le modèle des robots',
    noForecast: (n: number) =>
      n <= 1 ? 'Un dé vole dans une arène vide.' : `${n} dés volent ensemble ; les pareils sont à vous.`,
    take: 'Régler ainsi',
    throw: 'Lancer',
    throwAll: 'Tout lancer',
    stop: 'S’arrêter',
    roll: 'Lancer',
    slow: 'Ralenti',
    deep: 'En trois dimensions',
    slowRate: (rate: string) => `× ${rate}`,

    typeTitle: 'Que montrent les dés ?',
    typeTitleOf: (name: string) => `${name} : que montrent les dés ?`,
    typeLeft: (n: number) => (n ? `encore ${des(n)}` : 'tous les dés y sont'),
    typeOne: (k: number, face: number | null) => (face === null ? `Dé ${k}, lancé` : `Le ${face} qui était là`),
    typeOut: 'Sorti',
    typeLeans: 'De travers : relancé',
    typeUndo: 'Annuler',
    typeConfirm: 'Valider',
    correct: 'Corriger les dés',

    keyAim: 'déplacer le point visé',
    keyPower: 'plus fort, plus doux',
    keySide: 'lancer d’un autre côté',
    keyGroup: 'regrouper les dés',
    keyThrow: 'lancer',
    keyStop: 's’arrêter',
  },
})
