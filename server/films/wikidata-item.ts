import { z } from 'zod'
import { FILM_FIELD_NAMES, type Film, type FilmField } from '#domain/posts/film/film-fields.ts'
import { film as filmSchema } from '#domain/posts/film/film-writing.ts'
import type { FoundFilm } from './film-directory.ts'

/** The longest label or description, in UTF-16 units. Wikidata limits them to 250 characters. */
const TEXT_MAX = 250
const NAMES_AT_MOST = 3
/** The precision of dates that name a year. A lower one stands for a decade or a longer span. */
const PRECISION_OF_A_YEAR = 9
/** The number of minutes in each unit of time: minute, hour, second. */
const MINUTES: Readonly<Record<string, number>> = { Q7727: 1, Q25235: 60, Q11574: 1 / 60 }

const texts = z.record(z.string(), z.object({ value: z.string() })).catch({})
const statements = z
  .array(
    z.object({
      rank: z.string().optional(),
      mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
    }),
  )
  .catch([])

const claims = {
  /** director */
  P57: statements,
  /** IMDb ID */
  P345: statements,
  /** country of origin */
  P495: statements,
  /** title in its own language */
  P1476: statements,
  /** publication date */
  P577: statements,
  /** duration */
  P2047: statements,
  /** TMDB movie ID */
  P4947: statements,
  /** Letterboxd film ID */
  P6127: statements,
}

type Property = keyof typeof claims

/** The part of an item that Den reads, as `wbgetentities` gives it (www.mediawiki.org/wiki/Wikibase/DataModel/JSON). */
export const wikidataItem = z.object({
  labels: texts,
  descriptions: texts,
  claims: z.object(claims).catch(emptyClaims),
})

export type WikidataItem = z.output<typeof wikidataItem>

export function namedItems(item: WikidataItem): string[] {
  return [...idsIn(item, 'P57'), ...idsIn(item, 'P495')]
}

/** The name of an item; empty when it has none in English or for all languages. */
export function labelOf({ labels }: WikidataItem): string {
  return textIn(labels)
}

/** Null when there is no title. Of several values for a fact the first is taken that the form accepts. */
export function filmIn(item: WikidataItem, nameOf: (id: string) => string): FoundFilm | null {
  const names = (property: Property) =>
    idsIn(item, property)
      .map(nameOf)
      .filter((name) => name !== '')
      .join(', ')
  const values: Readonly<Record<FilmField, readonly unknown[]>> = {
    title: [labelOf(item)],
    originalTitle: valuesIn(item, 'P1476')
      .flatMap(textOf)
      .filter((title) => title !== labelOf(item)),
    year: valuesIn(item, 'P577').flatMap(yearIn).sort(),
    director: [names('P57')],
    runtime: valuesIn(item, 'P2047').flatMap(minutesIn),
    country: [names('P495')],
    letterboxd: valuesIn(item, 'P6127'),
    imdb: valuesIn(item, 'P345'),
    tmdb: valuesIn(item, 'P4947'),
  }
  const facts: Film = Object.fromEntries(
    FILM_FIELD_NAMES.flatMap((name) => {
      const accepted = values[name].map((value) => filmSchema.shape[name].safeParse(value).data).find(Boolean)
      return accepted === undefined ? [] : [[name, accepted]]
    }),
  )
  const { title } = facts
  return title ? { ...facts, title, description: textIn(item.descriptions) } : null
}

/** The text in English, else the default for all languages, which has the code `mul`. */
function textIn(inLanguages: WikidataItem['labels']): string {
  const text = (inLanguages.en ?? inLanguages.mul)?.value ?? ''
  if (text.length > TEXT_MAX) return ''
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim()
}

function idsIn(item: WikidataItem, property: Property): string[] {
  const ids = valuesIn(item, property).flatMap((value) => {
    const id = (value as { id?: unknown } | null)?.id
    return typeof id === 'string' && /^Q\d+$/.test(id) ? [id] : []
  })
  return ids.slice(0, NAMES_AT_MOST)
}

/** The values of the preferred statements, or of the normal ones when none is preferred. */
function valuesIn(item: WikidataItem, property: Property): unknown[] {
  const all = item.claims[property]
  const preferred = all.filter(({ rank }) => rank === 'preferred')
  const best = preferred.length > 0 ? preferred : all.filter(({ rank }) => rank !== 'deprecated')
  return best.flatMap(({ mainsnak }) => (mainsnak.datavalue ? [mainsnak.datavalue.value] : []))
}

/** The text in a value such as `{"text": "Suspiria", "language": "it"}`. */
function textOf(value: unknown): string[] {
  const { text } = (value ?? {}) as { text?: unknown }
  return typeof text === 'string' ? [text] : []
}

/** The year in a value such as `{"time": "+2019-05-19T00:00:00Z", "precision": 11}`. */
function yearIn(value: unknown): number[] {
  const { time, precision } = (value ?? {}) as { time?: unknown; precision?: unknown }
  const year = /^\+(\d{4})-/.exec(String(time))?.[1]
  return year && Number(precision) >= PRECISION_OF_A_YEAR ? [Number(year)] : []
}

/** The minutes in a value such as `{"amount": "+109", "unit": "http://www.wikidata.org/entity/Q7727"}`. */
function minutesIn(value: unknown): number[] {
  const { amount, unit } = (value ?? {}) as { amount?: unknown; unit?: unknown }
  const minutes = MINUTES[/\/(Q\d+)$/.exec(String(unit))?.[1] ?? '']
  return minutes === undefined ? [] : [Math.round(Number(amount) * minutes)]
}

function emptyClaims() {
  return z.object(claims).parse({})
}
