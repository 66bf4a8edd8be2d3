import { z } from 'zod'
import { RateLimiter } from '../concurrency/rate-limiter.ts'
import { callService } from '../network/service-client.ts'
import type { FilmDirectory, FilmSearch } from './film-directory.ts'
import { filmIn, labelOf, namedItems, type WikidataItem, wikidataItem } from './wikidata-item.ts'

interface WikidataOptions {
  readonly origin: string
  /** The address of the blog for the header `User-Agent`: Wikimedia refuses programs that do not name a contact. */
  readonly siteUrl: string
}

/** The time limit for the three calls of a search together, in milliseconds. */
const LIMIT_MS = 8_000
/** The longest answer. One about eight famous films, with the sources of all their statements, takes a fourth of it. */
const MAX_BYTES = 8 * 1024 * 1024
const FILMS = 8
/** The full-text search refuses queries of more than 300 characters. */
const WORDS_MAX = 200
/** Limits a search to instances of *film* and items with an id at TMDB or Letterboxd: short and silent films are in other classes. */
const ONLY_FILMS = 'haswbstatement:P31=Q11424|P4947|P6127'
/** Searches of all administrators together. Wikimedia asks programs for restraint without naming a number. */
const RATE = { limit: 12, windowMs: 60_000 }

const INSTEAD = 'Try again later, or type the facts.'

const hits = z.object({ query: z.object({ search: z.array(z.object({ title: z.string() })) }) })
const entities = z.object({ entities: z.record(z.string(), wikidataItem) })
/** An error of the interface, which comes with the status 200. */
const refusal = z.object({ error: z.object({ code: z.string().regex(/^[a-z][\w-]{0,60}$/i) }) })

type Answer<T> = { readonly ok: true; readonly value: T } | Extract<FilmSearch, { ok: false }>
type Ask = <T>(shape: z.ZodType<T>, query: Readonly<Record<string, string>>) => Promise<Answer<T>>

/** www.wikidata.org/w/api.php. Full-text search can be limited to films; `wbsearchentities` gives other things first. */
export class Wikidata implements FilmDirectory {
  readonly name = 'Wikidata'
  readonly #options: WikidataOptions
  readonly #rate = new RateLimiter(RATE)

  constructor(options: WikidataOptions) {
    this.#options = options
  }

  async search(title: string): Promise<FilmSearch> {
    const words = wordsIn(title)
    if (words === '') return { ok: true, films: [] }
    const taken = this.#rate.take('')
    if (!taken.ok) {
      const seconds = taken.retryAfterSeconds
      const problem = `Wikidata was asked ${RATE.limit} times within a minute. Try again in ${seconds} seconds.`
      return { ok: false, problem, retryAfterSeconds: seconds }
    }
    const end = performance.now() + LIMIT_MS
    const ask: Ask = (shape, query) => this.#ask(shape, query, end)
    const found = await ask(hits, {
      action: 'query',
      list: 'search',
      srsearch: `${words} ${ONLY_FILMS}`,
      srlimit: String(FILMS),
      srprop: '',
    })
    if (!found.ok) return found
    const ids = found.value.query.search.map((hit) => hit.title).filter((id) => /^Q\d+$/.test(id))
    const items = await itemsOf(ids.slice(0, FILMS), 'labels|descriptions|claims', ask)
    if (!items.ok) return items
    const named = await itemsOf([...new Set([...items.value.values()].flatMap(namedItems))], 'labels', ask)
    if (!named.ok) return named
    const nameOf = (id: string) => {
      const item = named.value.get(id)
      return item ? labelOf(item) : ''
    }
    return { ok: true, films: [...items.value.values()].flatMap((item) => filmIn(item, nameOf) ?? []) }
  }

  async #ask<T>(shape: z.ZodType<T>, query: Readonly<Record<string, string>>, end: number): Promise<Answer<T>> {
    const { origin, siteUrl } = this.#options
    const answer = await callService(`${origin}/w/api.php?${new URLSearchParams({ ...query, format: 'json' })}`, {
      headers: { Accept: 'application/json', 'User-Agent': `Den/0.1 (${siteUrl}; self-hosted blog)` },
      timeoutMs: end - performance.now(),
      maxBytes: MAX_BYTES,
    })
    if (!answer.ok) {
      const { reason } = answer
      return failed(
        reason === 'timeout' ? `gave no answer within ${LIMIT_MS / 1_000} seconds` : `could not be reached (${reason})`,
      )
    }
    if (answer.status === 429) return failed('was asked too often from this server')
    if (answer.status !== 200) return failed(`answered with ${answer.status}`)
    const document = jsonIn(answer.text)
    const { data } = shape.safeParse(document)
    if (data !== undefined) return { ok: true, value: data }
    const code = refusal.safeParse(document).data?.error.code
    return failed(
      code ? `answered with the error ${code}` : 'answered with something that is no answer of its interface',
    )
  }
}

/** Reads items in the order of `ids`. One call takes 50 ids, and three directors and countries of eight films are fewer. */
async function itemsOf(ids: readonly string[], props: string, ask: Ask): Promise<Answer<Map<string, WikidataItem>>> {
  if (ids.length === 0) return { ok: true, value: new Map() }
  const answer = await ask(entities, { action: 'wbgetentities', ids: ids.join('|'), props, languages: 'en|mul' })
  if (!answer.ok) return answer
  const { value } = answer
  return { ok: true, value: new Map(ids.flatMap((id) => (value.entities[id] ? [[id, value.entities[id]]] : []))) }
}

/** The words of a title, without signs and capitals, which the query language of the search could take for operators. */
function wordsIn(title: string): string {
  const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')
  return words.trim().slice(0, WORDS_MAX)
}

function failed(what: string): Extract<FilmSearch, { ok: false }> {
  return { ok: false, problem: `Wikidata ${what}. ${INSTEAD}` }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
