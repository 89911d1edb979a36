import { words } from '../lib/i18n'

export const w = words({
  en: {
    onward: 'To my turn',
    onwardKey: 'Space',
    hintBest: 'best: ',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    selected: 'Selected: copy it now',
    code: 'QR code of the link',
    thisComputer:
      'These links work on this computer only: as it was started, Flambeur answers no other device. To play with others at home, stop it and start it like this:',
  },
  fr: {
    onward: 'Jusqu’à mon tour',
    onwardKey: 'Espace',
    hintBest: 'le meilleur : ',
    close: 'Fermer',
    copy: 'Copier',
    copied: 'Copié',
    selected: 'Sélectionné : copiez-le maintenant',
    code: 'Code QR du lien',
    thisComputer:
      'Ces liens ne marchent que sur cet ordinateur : tel qu’il a été lancé, Flambeur ne répond à aucun autre appareil. Pour jouer à plusieurs à la maison, arrêtez-le et relancez-le ainsi :',
  },
})
