import { z } from 'zod'
import { isStandardPath } from '../posts/pages/standard-pages.ts'
import { bytesOf } from '../text/text-field.ts'
import { decodedPath, PATH_MAX_BYTES } from './decoded-path.ts'

export const redirectCreation = z.strictObject({
  path: z.string('The old path is a text').trim().min(1, 'The old path is required'),
  target: z.string('The new address is a text').trim().min(1, 'The new address is required'),
})

export const redirectChange = redirectCreation.partial()

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string }

/** Paths of files and of the JSON interface, under which there are no pages. */
const RESERVED =
  /^\/(assets|media|api|v1|admin|\.well-known)(\/|$)|^\/(healthz|readyz|favicon\.ico)$|^\/sitemap-\d+\.xml$/i

/** Decoded and without a slash at its end. @param typed a path, or an address of the old site, whose domain leads here */
export function redirectPath(typed: string): Read<string> {
  const text = typed.trim()
  if (!/^(\/|https?:\/\/[^/]+\/)/i.test(text)) return refused('Begin with a slash, as in /2019/10/old-post')
  if (/[?#]/.test(text)) return refused('Leave out what follows a ? or #: a redirect is about a path alone')
  const path = decodedPath(text)
  if (path === null)
    return refused(
      /^(https?:\/\/[^/]+)?\/+$/i.test(text) ? 'The front page stays where it is' : 'This is no path that can be kept',
    )
  return RESERVED.test(path) || isStandardPath(path)
    ? refused('Den answers this address itself')
    : { ok: true, value: path }
}

/** The old address of a picture, also below `/assets/`, where Jekyll keeps pictures; null where Den has its own. @param address a path or a whole one */
export function picturePath(address: string): string | null {
  const path = decodedPath(address)
  return path === null || (RESERVED.test(path) && !path.startsWith('/assets/')) ? null : path
}

export interface RedirectTarget {
  /** As it is sent: a path of this site with query and fragment, or a whole address. */
  readonly address: string
  /** The path on this site, decoded; null for another site. */
  readonly path: string | null
}

export function redirectTarget(typed: string, siteUrl: string): Read<RedirectTarget> {
  const text = typed.trim()
  const isPath = text.startsWith('/')
  const unreadable = refused('Write a path of this blog, as in /films, or a whole address with https://')
  if (!isPath && !/^https?:\/\//i.test(text)) return unreadable
  if (!URL.canParse(text, siteUrl)) return unreadable
  const url = new URL(text, siteUrl)
  const isHere = url.origin === new URL(siteUrl).origin
  // `//elsewhere.example` and `/\elsewhere.example` name another host.
  if (isPath && !isHere) return unreadable
  if (url.username || url.password) return refused('Leave out the name and password')
  const address = isHere ? `${url.pathname}${url.search}${url.hash}` : url.href
  if (bytesOf(address) > PATH_MAX_BYTES) return refused('This address is too long')
  return { ok: true, value: { address, path: isHere ? (decodedPath(url.pathname) ?? '/') : null } }
}

function refused(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem }
}
