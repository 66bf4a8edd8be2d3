import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Il covo ti dà il benvenuto.',
  description: 'Recensioni, liste e pensieri sul cinema horror.',
  emptyFeedTitle: 'Qui non si annida ancora nulla',
  emptyFeedText: 'Il primo articolo comparirà qui.',
  missingPostTitle: 'Nessun articolo a questo indirizzo',
  missingPostText:
    'Forse è stato tolto, o il link ha perso una lettera per strada. Qui sotto trovi gli ultimi articoli.',
  missingPageTitle: 'Questa pagina non esiste',
  missingPageText: 'Gli articoli finiscono prima. Torna alla prima pagina.',
  scale0: 'Non funziona nulla.',
  scale1: 'Orrendo.',
  scale2: 'Brutto.',
  scale3: 'Debole.',
  scale4: 'Sotto la media.',
  scale5: 'Nella media.',
  scale6: 'Discreto.',
  scale7: 'Buono.',
  scale8: 'Molto buono.',
  scale9: 'Ottimo.',
  scale10: 'Straordinario.',
} as const satisfies Translated<typeof en.defaults>
