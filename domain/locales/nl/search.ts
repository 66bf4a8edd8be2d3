import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Een film, een naam, een jaar, een woord',
  label: 'Zoeken op deze site',
  hint: 'Zet woorden die bij elkaar horen tussen aanhalingstekens: “de nacht van de levende doden”.',
  none: 'Voor “{query}” loert hier niets. Met minder woorden vind je meer, en het begin van een naam is genoeg.',
  posts: { one: 'Eén artikel voor “{query}”.', other: '{count} artikelen voor “{query}”.' },
  results: { one: 'Eén resultaat voor “{query}”.', other: '{count} resultaten voor “{query}”.' },
  manyPosts: {
    one: 'Meer dan {count} artikel voor “{query}”.',
    other: 'Meer dan {count} artikelen voor “{query}”.',
  },
  manyResults: {
    one: 'Meer dan {count} resultaat voor “{query}”.',
    other: 'Meer dan {count} resultaten voor “{query}”.',
  },
  tooLong: 'Een zoekopdracht heeft hoogstens {most} tekens; deze heeft er {length}.',
  tooOften: 'Er wordt nu te veel gezocht. Probeer het over een minuut nog eens.',
  beyond: 'Zo veel pagina’s zijn er niet.',
  toFirst: 'Terug naar de eerste resultaten',
  page: 'Pagina',
  back: 'Terug',
  more: 'Verder',
} as const satisfies Translated<typeof en.search>
