// Uncached pages: compared with a bare `node:http` server, and with many posts compared with few.
import { sitemapParts } from '../../domain/syndication/sitemap.ts'
import { sessionHeaders, tokenHeaders } from '../support/administrator.ts'
import { record } from '../support/ask.ts'
import { type Bench, FEW } from '../support/bench.ts'
import { pageRequest } from '../support/load/load-process.ts'
import { alternate, median, medianRatio } from '../support/medians.ts'
import { readArticles } from '../support/read-articles.ts'
import { startBare } from '../support/servers/bare.ts'
import type { DenProcess } from '../support/servers/den-process.ts'
import { startUncached } from '../support/servers/variants.ts'
import type { Row } from '../support/table.ts'

const SPAN = { warmUpMs: 300, ms: 1_200 }
const GROWTH_SPAN = { warmUpMs: 200, ms: 600, connections: 1 }
/** V8 compiles frequently run code: a server that has answered more pages than another is faster for that reason alone. */
const PREPARATION = { warmUpMs: 0, ms: 4_000 }
const GOAL = 1 / 40
/** Posts on a page of the front page. */
const PAGE = 10

type Caller = 'reader' | 'session' | 'token'

interface Case {
  readonly name: string
  readonly few: string
  readonly many: string
  readonly caller?: Caller
  readonly status?: number
  readonly goal?: number
}

export async function misses(bench: Bench): Promise<Row[]> {
  const folders = { few: await bench.archives.copy(FEW), many: await bench.archives.copy(bench.posts) }
  for (const folder of Object.values(folders)) await readArticles(folder)
  await using few = await startUncached(folders.few)
  await using many = await startUncached(folders.many)
  for (const { port } of [few, many])
    await bench.load.measure({ port, requests: [pageRequest(port, '/')], ...PREPARATION })
  const [ofFew, ofMany] = [await callers(few, folders.few), await callers(many, folders.many)]
  const grown: Row[] = []
  for (const each of cases(bench.posts)) grown.push(await growth(bench, each, ofFew, ofMany))
  return [await besideBare(bench, few), ...grown]
}

function cases(posts: number): Case[] {
  const article = '/blogs/Post-7'
  const missing = '/blogs/nothing-like-it'
  const part = sitemapParts({ posts, pages: 0, terms: 0 }) === 1 ? '/sitemap.xml' : '/sitemap-1.xml'
  return [
    { name: 'home', few: '/', many: '/', goal: 1.2 },
    { name: 'last page of the feed', few: '/?page=3', many: `/?page=${Math.ceil(posts / PAGE)}`, goal: 1.5 },
    { name: 'missing article', few: missing, many: missing, status: 404, goal: 1.2 },
    { name: 'article', few: article, many: article },
    { name: 'part of the sitemap', few: '/sitemap.xml', many: part, caller: 'session' },
    { name: 'admin list of posts', few: '/admin/posts', many: '/admin/posts', caller: 'session', goal: 1.5 },
    { name: 'search in vain', few: '/api/blogs?q=nowhere', many: '/api/blogs?q=nowhere', caller: 'token' },
    { name: 'statistics', few: '/admin/statistics', many: '/admin/statistics', caller: 'session' },
  ]
}

async function besideBare({ load, rounds }: Bench, den: DenProcess): Promise<Row> {
  using bare = await startBare(await record(den.port, '/', { 'Accept-Encoding': 'gzip' }))
  const requests = [pageRequest(den.port, '/')]
  const results = await alternate(rounds, {
    den: () => load.measure({ port: den.port, requests, ...SPAN }),
    bare: () => load.measure({ port: bare.port, requests, ...SPAN }),
  })
  const rates = (server: 'den' | 'bare') => results[server].map(({ perSecond }) => perSecond)
  return {
    figure: 'misses: home ÷ node:http',
    value: medianRatio(rates('den'), rates('bare')),
    digits: 4,
    goal: { atLeast: GOAL },
    beside: `${median(rates('den')).toFixed(0)}/s, node:http ${median(rates('bare')).toFixed(0)}/s`,
  }
}

interface Callers {
  readonly port: number
  readonly headers: Readonly<Record<Caller, Readonly<Record<string, string>>>>
}

async function callers({ port }: DenProcess, dataDir: string): Promise<Callers> {
  return { port, headers: { reader: {}, session: await sessionHeaders(port), token: tokenHeaders(dataDir) } }
}

async function growth({ load, rounds, posts }: Bench, each: Case, few: Callers, many: Callers): Promise<Row> {
  const { name, caller = 'reader', status = 200, goal } = each
  const at = ({ port, headers }: Callers, path: string) => {
    const requests = [pageRequest(port, path, { status, headers: headers[caller] })]
    return async () => (await load.measure({ port, requests, ...GROWTH_SPAN })).p50
  }
  const times = await alternate(rounds, { few: at(few, each.few), many: at(many, each.many) })
  const milliseconds = (numbers: number[]) => `${median(numbers).toFixed(2)} ms`
  return {
    figure: `misses: ${name}, ${posts} ÷ ${FEW} posts`,
    value: medianRatio(times.many, times.few),
    ...(goal && { goal: { atMost: goal } }),
    beside: `${milliseconds(times.many)}, ${milliseconds(times.few)}`,
  }
}
