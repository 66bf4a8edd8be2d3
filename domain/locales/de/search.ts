import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Ein Film, ein Name, ein Jahr, ein Wort',
  label: 'Im Blog suchen',
  hint: 'Was zusammengehört, kommt in Anführungszeichen: „die Nacht der lebenden Toten“.',
  none: 'Zu „{query}“ lauert hier nichts. Mit weniger Wörtern findest du mehr, und der Anfang eines Namens genügt.',
  posts: { one: 'Ein Beitrag zu „{query}“.', other: '{count} Beiträge zu „{query}“.' },
  results: { one: 'Ein Treffer zu „{query}“.', other: '{count} Treffer zu „{query}“.' },
  manyPosts: { one: 'Mehr als {count} Beitrag zu „{query}“.', other: 'Mehr als {count} Beiträge zu „{query}“.' },
  manyResults: { one: 'Mehr als {count} Treffer zu „{query}“.', other: 'Mehr als {count} Treffer zu „{query}“.' },
  tooLong: 'Eine Suche darf höchstens {most} Zeichen haben, diese hat {length}.',
  tooOften: 'Gerade wird zu viel gesucht. Bitte versuch es in einer Minute noch einmal.',
  beyond: 'So viele Seiten gibt es nicht.',
  toFirst: 'Zurück zu den ersten Treffern',
  page: 'Seite',
  back: 'Zurück',
  more: 'Weiter',
} as const satisfies Translated<typeof en.search>
