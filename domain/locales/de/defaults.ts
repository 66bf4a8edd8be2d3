import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Willkommen in der Höhle.',
  description: 'Kritiken, Listen und Gedanken zum Horrorfilm.',
  emptyFeedTitle: 'Hier lauert noch nichts',
  emptyFeedText: 'Bald steht hier der erste Beitrag.',
  missingPostTitle: 'Kein Beitrag unter dieser Adresse',
  missingPostText:
    'Vielleicht wurde er entfernt, oder der Link hat unterwegs einen Buchstaben verloren. Die neuesten Beiträge stehen weiter unten.',
  missingPageTitle: 'Diese Seite gibt es nicht',
  missingPageText: 'So weit reichen die Beiträge nicht. Geh zurück zur ersten Seite.',
  scale0: 'Hier stimmt nichts.',
  scale1: 'Furchtbar.',
  scale2: 'Schlecht.',
  scale3: 'Schwach.',
  scale4: 'Unterdurchschnittlich.',
  scale5: 'Durchschnittlich.',
  scale6: 'Ordentlich.',
  scale7: 'Gut.',
  scale8: 'Sehr gut.',
  scale9: 'Hervorragend.',
  scale10: 'Überragend.',
} as const satisfies Translated<typeof en.defaults>
