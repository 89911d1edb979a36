import { words } from '../lib/i18n'
import { of } from '../lib/words'

export const w = words({
  en: {
    proofTitle: 'The game, checked',
    proofBad: 'This does not hold.',
    proofNone: 'The record does not carry its secret: nothing can be proved.',
    proofForeign: (format: string) => `This record is in another format (${format}): it cannot be proved here.`,
    proofMeasured: (n: number) =>
      n === 1
        ? 'Another one was computed from what the secret gave: that is proved, the computing is not.'
        : `${n} more were computed from what the secret gave: that is proved, the computing is not.`,
    proofTyped: (n: number) =>
      n === 1 ? '1 throw was typed in: nothing to prove.' : `${n} throws were typed in: nothing to prove.`,
    commitment: 'Commitment',
    commitmentNoted: 'seen by this browser before the start',
    commitmentLate: 'first seen by this browser after the start',
    commitmentRecord: 'as the record says',
    secret: 'Secret',
    secretHash: 'Its SHA-256',
    same: 'the same',
    differs: 'differs',
    startHash: 'Hash of the start',
    seedIn: (name: string) => `What ${name} mixed in is part of it.`,
    seedReplaced: (name: string) => `What ${name} mixed in was replaced by something else.`,
    number: 'No.',
    drawn: 'Record',
    expected: 'Secret',
    verdict: 'Check',
    proved: 'proved',
    measured: 'noise proved',
    scripted: 'written down',
    typed: 'typed in',
    deviates: 'deviates',
    proofHolds: 'All that this page can check holds.',
    proofPartly: 'What could be checked holds; not everything could.',
    proofWait: 'The signatures are being checked…',
    seat: (n: number) => `Seat ${n}`,
    comma: ', ',
    holds: 'Checked here, and holds',
    fails: 'Does not hold',
    open: 'Not proved',
    secretHolds: 'The secret is the one whose fingerprint this browser saw.',
    secretFails: 'The secret is not the one of the fingerprint.',
    secretOpen: 'The secret fits the record’s own fingerprint; this browser did not see it before.',
    seedsNone: 'Nobody mixed anything in: whoever ran the table may have picked its secret.',
    seedsFail: 'What somebody had sealed is missing, and the record does not say so.',
    leftOut: (name: string, by: string) =>
      `What ${name} had sealed was not opened; the game began without it${by ? `, and ${by} agreed` : ''}.`,
    leftOutFails: (name: string) => `What ${name} had sealed was left out without the consent of the others.`,
    retriedFails: (heard: number, counted: number) =>
      `This browser heard ${heard === 1 ? 'one start' : `${heard} starts`} being called off; the record counts ${counted}.`,
    movesOpen:
      'That all moves are legal and lead to the result: this page knows no rules. The command `flambeur verify` plays them again.',
    signedAll: (name: string, n: number) =>
      n === 1
        ? `${name}: the move is signed by the device that sat down.`
        : `${name}: all ${n} moves are signed by the device that sat down.`,
    signedBot: (name: string, n: number) =>
      `${name}: ${n === 1 ? '1 move' : `${n} moves`} of a bot, which signs nothing.`,
    signedNone: (name: string, n: number) =>
      `${name}: ${n === 1 ? '1 move' : `${n} moves`}, not signed: the device did not sign.`,
    signedPartly: (name: string, signed: number, total: number, rest: string) =>
      `${name}: ${signed} of ${total} moves are signed by the device that sat down; ${rest}.`,
    signedUnknown: (name: string) =>
      `${name}: signatures cannot be checked here, since this page was not loaded over https.`,
    clock: (n: number) => `${n} by a bot, since time was up`,
    left: (n: number) => `${n} by a bot, since the player had left`,
    vote: (n: number) => `${n} by a bot, since the others wanted it`,
    foreign: (n: number) => `${n} with a key that came later and that the first did not announce`,
    wrong: (n: number) => `${n} with a wrong signature or none`,
    unsigned: (n: number) => `${n} not signed`,
    nobodySigned: 'Moves are not signed: if one were exchanged, and the result with it, nobody would notice.',
    vouched: 'Among what was signed nothing can have been left out, added or exchanged.',
    notVouched: (n: number, all: number) =>
      `The signatures vouch for the first ${n} of ${all} entries; later moves without one may have been exchanged.`,
    vouchedUnknown: 'For how much of the game the signatures vouch.',
    ahead: 'That whoever ran the table did not look ahead.',
  },
  fr: {
    proofTitle: 'La partie, vérifiée',
    proofBad: 'Cela n’est pas exact.',
    proofNone: 'Cette partie est enregistrée sans son secret : rien ne peut être prouvé.',
    proofForeign: (format: string) =>
      `Cette partie est dans un autre format (${format}) : elle ne peut pas être prouvée ici.`,
    proofMeasured: (n: number) =>
      n === 1
        ? 'Un autre a été calculé à partir de ce que donnait le secret : cela est prouvé, le calcul non.'
        : `${n} autres ont été calculés à partir de ce que donnait le secret : cela est prouvé, le calcul non.`,
    proofTyped: (n: number) =>
      n <= 1
        ? `${n} lancer a été entré à la main : rien à prouver.`
        : `${n} lancers ont été entrés à la main : rien à prouver.`,
    commitment: 'Engagement',
    commitmentNoted: 'vu par ce navigateur avant le début',
    commitmentLate: 'vu par ce navigateur seulement après le début',
    commitmentRecord: 'selon la partie enregistrée',
    secret: 'Secret',
    secretHash: 'Son SHA-256',
    same: 'identique',
    differs: 'différent',
    startHash: 'Empreinte du début',
    seedIn: (name: string) => `La part ${of(name)} y est.`,
    seedReplaced: (name: string) => `La part ${of(name)} a été remplacée par autre chose.`,
    number: 'N°',
    drawn: 'Partie',
    expected: 'Secret',
    verdict: 'Contrôle',
    proved: 'prouvé',
    measured: 'bruit prouvé',
    scripted: 'écrit d’avance',
    typed: 'entré à la main',
    deviates: 'différent',
    proofHolds: 'Tout ce que cette page peut vérifier est exact.',
    proofPartly: 'Ce qui se vérifie est exact ; tout ne se vérifie pas.',
    proofWait: 'Vérification des signatures…',
    seat: (n: number) => `Place ${n}`,
    comma: ', ',
    holds: 'Vérifié ici, et exact',
    fails: 'Inexact',
    open: 'Non prouvé',
    secretHolds: 'Le secret est bien celui dont ce navigateur a vu l’empreinte.',
    secretFails: 'Le secret n’est pas celui de l’empreinte.',
    secretOpen: 'Le secret correspond à l’empreinte que donne la partie ; ce navigateur ne l’avait pas vue avant.',
    seedsNone: 'Personne n’y a rien mêlé : la personne qui tient le serveur a pu choisir son secret.',
    seedsFail: 'Il manque une part qui avait été scellée, et la partie n’en dit rien.',
    leftOut: (name: string, by: string) =>
      `La part scellée ${of(name)} n’a pas été ouverte ; la partie a commencé sans elle${by ? `, avec l’accord donné par ${by}` : ''}.`,
    leftOutFails: (name: string) => `La part scellée ${of(name)} a été écartée sans l’accord des autres.`,
    retriedFails: (heard: number, counted: number) =>
      `Ce navigateur a vu ${heard === 1 ? 'un départ annulé' : `${heard} départs annulés`} ; la partie en compte ${counted}.`,
    movesOpen:
      'Que tous les coups sont permis et mènent au résultat : cette page ne connaît pas les règles. La commande `flambeur verify` les rejoue.',
    signedAll: (name: string, n: number) =>
      n <= 1
        ? `${name} : le coup est signé par l’appareil qui s’est assis.`
        : `${name} : les ${n} coups sont signés par l’appareil qui s’est assis.`,
    signedBot: (name: string, n: number) =>
      `${name} : ${n <= 1 ? `${n} coup` : `${n} coups`} d’un robot, qui ne signe rien.`,
    signedNone: (name: string, n: number) =>
      `${name} : ${n <= 1 ? `${n} coup` : `${n} coups`} sans signature, car l’appareil ne signait pas.`,
    signedPartly: (name: string, signed: number, total: number, rest: string) =>
      `${name} : ${signed} coups sur ${total} sont signés par l’appareil qui s’est assis ; ${rest}.`,
    signedUnknown: (name: string) =>
      `${name} : les signatures ne se vérifient pas ici, car cette page n’a pas été chargée par https.`,
    clock: (n: number) => `${n} par un robot, le temps étant écoulé`,
    left: (n: number) => `${n} par un robot, le joueur étant parti`,
    vote: (n: number) => `${n} par un robot, à la demande des autres`,
    foreign: (n: number) => `${n} avec une clé venue plus tard, que la première n’a pas annoncée`,
    wrong: (n: number) => `${n} avec une signature fausse ou absente`,
    unsigned: (n: number) => `${n} sans signature`,
    nobodySigned: 'Les coups ne sont pas signés : un coup échangé, et le résultat avec lui, passerait inaperçu.',
    vouched: 'Parmi ce qui est signé, rien n’a pu être ôté, ajouté ou échangé.',
    notVouched: (n: number, all: number) =>
      `Les signatures font foi pour les ${n} premières entrées sur ${all} ; ensuite, un coup sans signature a pu être changé.`,
    vouchedUnknown: 'Jusqu’où, dans la partie, les signatures font foi.',
    ahead: 'Que personne, du côté du serveur, n’a regardé d’avance.',
  },
})
