import { words } from '../lib/i18n'

export const w = words({
  en: {
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    selected: 'Selected: copy it now',
    code: 'QR code of the link',
  },
  fr: {
    close: 'Fermer',
    copy: 'Copier',
    copied: 'Copié',
    selected: 'Sélectionné : copiez-le',
    code: 'Code QR du lien',
  },
})
