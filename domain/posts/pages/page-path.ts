import { foldedSlug } from '../terms/term-slug.ts'
import { isStandardPath } from './standard-pages.ts'

/** First segments of addresses that Den answers itself, now or under a usual name of other programs. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'archive', 'assets', 'atom', 'author', 'authors', 'blogs', 'categories', 'category', 'compare'],
  ...['cookiepolicy', 'covers', 'decade', 'director', 'directors', 'feed', 'film', 'films', 'greetings', 'healthz'],
  ...['limits', 'media', 'metrics', 'preview', 'privacy', 'ratings', 'readyz', 'rss', 'search', 'series', 'subscribe'],
  ...['subscription', 'tag', 'tags', 'terms', 'unsubscribe', 'v1', 'year'],
])
const MAX_LENGTH = 200
const FORM = /^\/[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u

/** Why a page cannot have a path, in words; null if it can, unless a post, another page or a redirect has it. */
export function pagePathProblem(path: string): string | null {
  if (!isPagePath(path))
    return 'The path of a page must be a slash and small letters, digits and hyphens, as in /how-i-rate'
  return RESERVED.has(path.slice(1)) && !isStandardPath(path)
    ? 'A screen of Den is at this path. Choose another one'
    : null
}

export function isPagePath(path: string): boolean {
  return path.length <= MAX_LENGTH && FORM.test(path) && path === path.toLowerCase()
}

/** Paths by the title, the best first: `/how-i-rate`, `/how-i-rate-2` and so on, without those of screens and standard pages. */
export function* pagePathCandidates(title: string): Generator<string, never, undefined> {
  const base = `/${(foldedSlug(title) || inOwnScript(title) || 'page').slice(0, MAX_LENGTH - 10)}`
  if (!RESERVED.has(base.slice(1))) yield base
  for (let n = 2; ; n++) yield `${base}-${n}`
}

/** The page that a typed address may mean: in lower case, without the slash or `.html` at its end; null where none can be meant. */
export function pagePathMeantBy(pathname: string): string | null {
  const path = pathname
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\/|\.html?)$/, '')
  return isPagePath(path) ? path : null
}

function inOwnScript(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join('-').replace(/^[\p{M}-]+/u, '')
}
