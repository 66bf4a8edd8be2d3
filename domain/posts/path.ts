import { percentDecoded } from '../text/percent-decoded.ts'
export const POSTS_PREFIX = '/blogs/'

/**
 * The path of a post by its title alone: the trimmed title in NFC with a hyphen for each space, nothing else changed.
 * A title of dots only (or an empty one) gets the first suffix, since `/blogs/..` names another address. A new post is
 * stored under the first of {@link pathCandidates} that is free.
 */
export function postPath(title: string): string {
  const base = basePath(title)
  return namesNothing(base) ? pathWithSuffix(base, 2) : base
}

export function* pathCandidates(title: string): Generator<string, never, undefined> {
  const base = basePath(title)
  if (!namesNothing(base)) yield base
  for (let n = 2; ; n++) yield pathWithSuffix(base, n)
}

export function pathWithSuffix(path: string, n: number): string {
  return `${path}-${n}`
}

/**
 * The first path that is free.
 * @param candidates such as {@link pathCandidates}
 * @param isTaken whether another post has the path or once had it
 */
export async function firstFreePath(
  candidates: Iterator<string, never, undefined>,
  isTaken: (path: string) => boolean | Promise<boolean>,
): Promise<string> {
  for (;;) {
    const { value: path } = candidates.next()
    if (!(await isTaken(path))) return path
  }
}

/** Whether a path has the form of a post's. `isUsablePath` in `post-writing.ts` says which of these may be typed. */
export function isPostPath(path: string): boolean {
  return path.startsWith(POSTS_PREFIX) && !namesNothing(path) && !path.includes('\0') && path.isWellFormed()
}

/**
 * The link to a stored path, percent-encoded. A slash of the title is encoded as well, so what follows `/blogs/` is one
 * segment; the URL parser would only rewrite it if it were `.` or `..` (or `%2e` for their dots, but a typed `%` is `%25`
 * here), which {@link postPath} never gives. Halves of surrogate pairs, which no link can hold, become U+FFFD.
 */
export function postHref(path: string): string {
  // That of a page is one segment without a slash or dot.
  if (path !== '' && !path.startsWith(POSTS_PREFIX)) return `/${encodeURIComponent(path.slice(1).toWellFormed())}`
  return POSTS_PREFIX + encodeURIComponent(path.slice(POSTS_PREFIX.length).toWellFormed())
}

/**
 * The stored path that a request asks for, from the raw path of its address (without the query). Decodes once, as a
 * whole, so that `%2F` and `/` name the same post; malformed escapes are taken as they are. Null when it cannot name a
 * post: it is not under `/blogs/`, nothing follows, or it holds NUL, which PostgreSQL cannot store.
 */
export function pathFromRequest(rawPathname: string): string | null {
  if (!rawPathname.startsWith(POSTS_PREFIX)) return null
  const rest = percentDecoded(rawPathname.slice(POSTS_PREFIX.length))
  return rest === '' || rest.includes('\0') ? null : POSTS_PREFIX + rest
}

/** The given one first: a keyboard may send `é` in NFC or in NFD. A new path is stored in NFC. */
export function pathSpellings(path: string): string[] {
  return [...new Set([path, path.normalize('NFC'), path.normalize('NFD')])]
}

function basePath(title: string): string {
  return POSTS_PREFIX + title.normalize('NFC').trim().replaceAll(' ', '-')
}

function namesNothing(path: string): boolean {
  return /^\.*$/.test(path.slice(POSTS_PREFIX.length))
}
