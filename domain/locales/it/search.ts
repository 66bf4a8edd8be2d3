import type { en } from '../en/catalogue.ts'
import type { Translated } from '../message.ts'

export const search = {
  placeholder: 'Un film, un nome, un anno, una parola',
  label: 'Cerca nel blog',
  hint: 'Le parole che vanno insieme si mettono tra virgolette: «la notte dei morti viventi».',
  none: 'Qui non si annida nulla per «{query}». Con meno parole si trova di più, e di un nome basta l’inizio.',
  posts: {
    one: 'Un articolo per «{query}».',
    many: '{count} di articoli per «{query}».',
    other: '{count} articoli per «{query}».',
  },
  results: {
    one: 'Un risultato per «{query}».',
    many: '{count} di risultati per «{query}».',
    other: '{count} risultati per «{query}».',
  },
  manyPosts: {
    one: 'Più di {count} articolo per «{query}».',
    many: 'Più di {count} di articoli per «{query}».',
    other: 'Più di {count} articoli per «{query}».',
  },
  manyResults: {
    one: 'Più di {count} risultato per «{query}».',
    many: 'Più di {count} di risultati per «{query}».',
    other: 'Più di {count} risultati per «{query}».',
  },
  tooLong: 'Una ricerca può avere al massimo {most} caratteri; questa ne ha {length}.',
  tooOften: 'Ci sono troppe ricerche in questo momento. Riprova fra un minuto.',
  beyond: 'Non ci sono così tante pagine.',
  toFirst: 'Torna ai primi risultati',
  page: 'Pagina',
  back: 'Indietro',
  more: 'Avanti',
} as const satisfies Translated<typeof en.search>
