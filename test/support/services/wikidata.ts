import { createServer, type ServerResponse } from 'node:http'
import { listening } from '../listening.ts'

/** How the fake answers: as documented, or otherwise. */
export type WikidataMode =
  | 'honest'
  | 'hang'
  | 'cut'
  | 'html'
  | 'list'
  /** An error of its interface, which comes with status 200. */
  | 'error'
  | 'endless'
  | 'redirect'
  | { readonly status: number }

/** A fake of Wikidata on a free port, under the path of the real one. */
export interface FakeWikidata extends AsyncDisposable {
  readonly origin: string
  /** Environment of a server that uses it. */
  readonly env: Readonly<Record<string, string>>
  /** Query parameters of each call. */
  readonly queries: readonly Record<string, string>[]
  /** `User-Agent` of each call. */
  readonly agents: readonly (string | undefined)[]
  mode: WikidataMode
  /** Modes of the next calls; afterwards `mode` applies again. */
  readonly next: WikidataMode[]
}

interface Item {
  readonly labels: Texts
  readonly descriptions: Texts
  readonly claims: Readonly<Record<string, readonly object[]>>
}

type Texts = Readonly<Record<string, { language: string; value: string }>>

const IDS_AT_ONCE = 50
const QUERY_MAX = 300

const value = (type: string, value: unknown) => ({ snaktype: 'value', datavalue: { value, type } })
const statement = (mainsnak: object, rank = 'normal') => ({ mainsnak, type: 'statement', rank })
const toItem = (id: string) =>
  statement(value('wikibase-entityid', { 'entity-type': 'item', 'numeric-id': Number(id.slice(1)), id }))
const text = (content: string, rank?: string) => statement(value('string', content), rank)
const time = (at: string, precision = 11) =>
  statement(value('time', { time: at, timezone: 0, before: 0, after: 0, precision, calendarmodel: entity('Q1985727') }))
const quantity = (amount: string, unit: string, rank?: string) =>
  statement(value('quantity', { amount, unit: entity(unit) }), rank)
const entity = (id: string) => `http://www.wikidata.org/entity/${id}`
const texts = (content: string, language = 'en'): Texts => (content ? { [language]: { language, value: content } } : {})

const ITEMS: Readonly<Record<string, Item>> = {
  Q1: {
    labels: texts('The Lighthouse'),
    descriptions: texts('2019 film by Robert Eggers'),
    claims: {
      P31: [toItem('Q11424')],
      P57: [toItem('Q10')],
      P345: [text('tt7984734')],
      P495: [toItem('Q11'), toItem('Q12')],
      P577: [time('+2020-01-31T00:00:00Z'), time('+2019-05-19T00:00:00Z'), time('+1900-00-00T00:00:00Z', 7)],
      P2047: [quantity('+9', 'Q7727'), quantity('+6540', 'Q11574', 'preferred')],
      P4947: [text('503919')],
      P6127: [text('the-lighthouse-2019')],
    },
  },
  Q2: { labels: texts('Lighthouse'), descriptions: texts('tower'), claims: { P31: [toItem('Q39715')] } },
  /** A short film, which has its own class, with a label in the default for all languages (`mul`). */
  Q3: {
    labels: texts('Lighthouse', 'mul'),
    descriptions: texts('1999 film'),
    claims: {
      P31: [toItem('Q24862')],
      P57: [statement({ snaktype: 'somevalue' })],
      P345: [text('nm0000001'), text('tt0000002', 'deprecated')],
      P2047: [quantity('+20', 'Q999')],
      P4947: [text('77')],
    },
  },
  Q4: { labels: texts('Leuchtturm', 'de'), descriptions: {}, claims: { P31: [toItem('Q11424')] } },
  Q10: { labels: texts('Robert Eggers', 'mul'), descriptions: {}, claims: {} },
  Q11: { labels: texts('Canada'), descriptions: {}, claims: {} },
  Q12: { labels: texts('United States'), descriptions: {}, claims: {} },
}

export async function openFakeWikidata(): Promise<FakeWikidata> {
  const queries: Record<string, string>[] = []
  const agents: (string | undefined)[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wikidata.example')
    const query = Object.fromEntries(searchParams)
    queries.push(query)
    agents.push(request.headers['user-agent'])
    const isKnown = pathname === '/w/api.php' && request.method === 'GET' && query.format === 'json'
    respond(response, fake.next.shift() ?? fake.mode, isKnown ? answerTo(query) : null)
  })
  const { origin, ...listener } = await listening(server)
  const env = { FILM_DIRECTORY: 'wikidata', WIKIDATA_ORIGIN: origin }
  const fake: FakeWikidata = { ...listener, origin, env, queries, agents, mode: 'honest', next: [] }
  return fake
}

function answerTo({ action, list, ids = '', props = '', languages, srsearch = '', srlimit }: Record<string, string>) {
  if (action === 'query' && list === 'search') {
    if (srsearch.length > QUERY_MAX) return error('cirrussearch-query-too-long')
    const found = Object.keys(ITEMS).filter((id) => isFound(ITEMS[id]!, srsearch))
    const search = found.slice(0, Number(srlimit)).map((title) => ({ ns: 0, title, pageid: Number(title.slice(1)) }))
    return { batchcomplete: '', query: { searchinfo: { totalhits: found.length }, search } }
  }
  if (action !== 'wbgetentities') return error('badvalue')
  const asked = ids.split('|')
  if (asked.length > IDS_AT_ONCE) return error('toomanyvalues')
  return { entities: Object.fromEntries(asked.map((id) => [id, entityOf(id, props, languages)])), success: 1 }
}

/** Full-text search with the keyword `haswbstatement:P31=Q11424|P4947`, which takes a property with or without a value. */
function isFound(item: Item, query: string): boolean {
  const terms = query.split(' ')
  const statements = terms.find((term) => term.startsWith('haswbstatement:'))?.slice('haswbstatement:'.length)
  const label = JSON.stringify(item.labels).toLowerCase()
  return (
    terms.every((term) => term.startsWith('haswbstatement:') || label.includes(term)) &&
    (!statements || statements.split('|').some((wanted) => hasStatement(item, wanted)))
  )
}

function hasStatement(item: Item, wanted: string): boolean {
  const [property = '', id] = wanted.split('=')
  const all = item.claims[property] ?? []
  return id ? JSON.stringify(all).includes(`"id":"${id}"`) : all.length > 0
}

function entityOf(id: string, props: string, languages = ''): object {
  const item = ITEMS[id]
  if (!item) return { id, missing: '' }
  const inLanguages = (all: Texts) =>
    Object.fromEntries(Object.entries(all).filter(([language]) => languages.split('|').includes(language)))
  return {
    type: 'item',
    id,
    ...(props.includes('labels') && { labels: inLanguages(item.labels) }),
    ...(props.includes('descriptions') && { descriptions: inLanguages(item.descriptions) }),
    ...(props.includes('claims') && { claims: item.claims }),
  }
}

function error(code: string) {
  return { error: { code, info: '<b>!</b>' }, servedby: 'mw-api' }
}

function respond(response: ServerResponse, mode: WikidataMode, honest: object | null): void {
  const say = (document: object) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(document))
  }
  if (typeof mode === 'object') response.writeHead(mode.status).end('{}')
  else if (!honest) response.writeHead(404).end()
  else if (mode === 'honest') say(honest)
  else if (mode === 'list') say([honest])
  else if (mode === 'error') say(error('cirrussearch-too-busy-error'))
  else if (mode === 'html') response.setHeader('Content-Type', 'text/html').end('<h1>Maintenance</h1>')
  else if (mode === 'redirect') response.writeHead(302, { Location: '/elsewhere' }).end(JSON.stringify(honest))
  else if (mode === 'cut') response.writeHead(200).write('{"query":{"search":[', () => response.destroy())
  else if (mode === 'endless') pour(response)
}

function pour(response: ServerResponse): void {
  response.write(' '.repeat(65_536), () => {
    if (!response.destroyed) setImmediate(pour, response)
  })
}
