import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const defaults = {
  tagline: 'Witajcie, mieszkańcy jaskini.',
  description: 'Recenzje, listy i rozważania o horrorach.',
  emptyFeedTitle: 'Nic się tu jeszcze nie czai',
  emptyFeedText: 'Tu pojawi się pierwszy wpis.',
  missingPostTitle: 'Pod tym adresem nie ma wpisu',
  missingPostText: 'Może został usunięty, a może link zgubił po drodze literę. Najnowsze wpisy są poniżej.',
  missingPageTitle: 'Nie ma takiej strony',
  missingPageText: 'Wpisy kończą się wcześniej. Wróć na pierwszą stronę.',
  scale0: 'Nic tu nie działa.',
  scale1: 'Okropnie.',
  scale2: 'Źle.',
  scale3: 'Słabo.',
  scale4: 'Poniżej przeciętnej.',
  scale5: 'Przeciętnie.',
  scale6: 'Nieźle.',
  scale7: 'Dobrze.',
  scale8: 'Bardzo dobrze.',
  scale9: 'Znakomicie.',
  scale10: 'Wybitnie.',
} as const satisfies Translated<typeof en.defaults>
