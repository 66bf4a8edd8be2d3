import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Welkom in de krocht.',
  description: 'Recensies, lijstjes en mijmeringen over horrorfilms.',
  emptyFeedTitle: 'Hier loert nog niets',
  emptyFeedText: 'Binnenkort staat hier het eerste artikel.',
  missingPostTitle: 'Geen artikel op dit adres',
  missingPostText:
    'Misschien is het weggehaald, of is de link onderweg een letter kwijtgeraakt. Hieronder staan de nieuwste artikelen.',
  missingPageTitle: 'Deze pagina bestaat niet',
  missingPageText: 'Zo veel artikelen zijn er niet. Ga terug naar de eerste pagina.',
  scale0: 'Hier klopt niets van.',
  scale1: 'Verschrikkelijk.',
  scale2: 'Slecht.',
  scale3: 'Zwak.',
  scale4: 'Ondermaats.',
  scale5: 'Middelmatig.',
  scale6: 'Redelijk.',
  scale7: 'Goed.',
  scale8: 'Heel goed.',
  scale9: 'Uitstekend.',
  scale10: 'Uitmuntend.',
} as const satisfies Translated<typeof en.defaults>
