import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

interface Site {
  get(target: string): Promise<{
    readonly status: number
    readonly headers: IncomingHttpHeaders
    readonly body: string
    readonly bytes: Buffer
  }>
}

/** Number of sampled gathering pages of each kind. */
const OF_A_KIND = 5
const GATHERING = /^\/(category|tag|series|author|film|director|year|decade|archive)\/.*?(feed\.xml)?$/

interface Extent {
  /** Number of sampled gathering pages of each kind. */
  readonly ofAKind?: number
  readonly furtherStarts?: readonly string[]
}

/** The public addresses that can be reached from the front page and the sitemap, and their responses. */
export async function publicAnswers(
  site: Site,
  { ofAKind = OF_A_KIND, furtherStarts = [] }: Extent = {},
): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const waiting = [...STARTS, ...furtherStarts]
  const kinds = new Map<string, number>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (answers.has(address)) continue
    const [, kind, feed = ''] = GATHERING.exec(address) ?? []
    const ofKind = (kinds.get(`${kind} ${feed}`) ?? 0) + 1
    if (kind && ofKind > ofAKind) continue
    kinds.set(`${kind} ${feed}`, ofKind)
    const { status, headers, body, bytes } = await site.get(address)
    const type = String(headers['content-type'])
    const isText = /text|json|xml/.test(type)
    answers.set(address, `${status} ${type} ${headers.location ?? ''} ${isText ? body : sumOf(bytes)}`)
    if (isText && !type.includes('javascript') && !type.includes('css')) waiting.push(...linksIn(body))
  }
  return answers
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const STARTS = [
  '/',
  '/sitemap.xml',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/robots.txt',
  '/search?q=thing',
  '/search?q=uber',
  '/ratings',
  '/greetings',
  '/terms',
  '/privacy',
  '/archive',
  '/films',
  '/directors',
  '/authors',
  '/categories',
  '/nowhere',
  '/api/blogs',
  '/api/blogs?page=2',
  '/api/collections/blogs',
  '/api/collections/settings',
  '/api/search?q=lighthouse',
  '/api/content-warnings',
  '/api/openapi.json',
  '/blogs/Renamed',
  '/blogs/Other%20path',
  '/category/uber-uns-2',
]

/** Excludes renditions and covers, which are derived from compared data and slow to make. */
const NOT_FOLLOWED = /^\/(assets|covers|admin|compare|ratings\?|search\?|media\/.*-)/

function linksIn(body: string): string[] {
  const links = [...body.matchAll(/(?:href|src|<loc>|"url"|"path")[=:]?\s*"?((?:https:\/\/den\.example)?\/[^"<>\s]*)/g)]
  return links
    .map(([, link = '']) => link.replace('https://den.example', '').replaceAll('&amp;', '&').replace(/#.*$/, ''))
    .filter((link) => link.startsWith('/') && !NOT_FOLLOWED.test(link) && !link.startsWith('//'))
    .map((link) => link.replace(/[^!-~]/gu, encodeURIComponent))
}
