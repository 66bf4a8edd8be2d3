import { type MiddlewareFunction, redirect } from 'react-router'
import { postHref } from '#domain/posts/path.ts'
import { usualAddresses } from '#domain/redirects/usual-addresses.ts'
import { ownPageContext, servicesContext } from '../context.ts'
import { ROUTE_ACCESS } from '../route-access.ts'
import { sitemapPart } from './discovery/sitemap-files.ts'

/** Prefixes of files and calls. No screen has one of them. */
const FILE_PREFIXES = ['/assets/', '/media/', '/api/', '/v1/', '/.well-known/']

/** Names of files that pages and feeds request: images, scripts of browsers, styles, fonts, feeds, source maps, and data. */
const FILE_NAME =
  /\.(avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp|cjs|js|mjs|wasm|css|eot|otf|ttf|woff2?|atom|json|rss|webmanifest|xml|map|data)$/i

/** Screens whose address a person may type. The addresses are in lower case. */
const SCREENS: ReadonlySet<string> = new Set(
  Object.keys(ROUTE_ACCESS).filter((pattern) => !/[:*.]|^\/(api|v1)\//.test(pattern)),
)

/**
 * Answers addresses outside `routes.ts`, and those of one segment without an own page. A path with a redirect, imported or added by an owner, leads to its target; any other to its
 * equivalent if it is a usual one of other programs, to the screen that was probably meant, or to the home page. Only an address that
 * looks like a file or call gets 404: a page for browsers (`site/missing.tsx`), a line of text for programs.
 */
export const answerUnknownAddress: MiddlewareFunction<Response> = async ({ request, pattern, context }, next) => {
  const mayBePage = pattern.replace(/^\/|\/$/g, '') === ':page'
  if (!mayBePage && !isCatchAll(pattern)) return next()
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
  const url = new URL(request.url)
  const pathname = decodeURIComponent(url.pathname)
  const { ownPages, redirects, terms } = context.get(servicesContext)
  const found = mayBePage ? await ownPages.at(pathname) : undefined
  if (found?.kind === 'moved') return redirect(postHref(found.path) + url.search, 301)
  if (found) context.set(ownPageContext, found)
  if (found?.kind === 'page') return next()
  const part = await sitemapPart(pathname, { request, context })
  if (part) return part
  // Pictures of Jekyll had addresses below `/assets/`.
  if (!isReserved(pathname) || pathname.startsWith('/assets/')) {
    const target = await redirects.find(url.pathname)
    if (target !== undefined) return redirect(target, 301)
    for (const { path, term } of usualAddresses(pathname))
      if (term === null || (await terms.exists(term))) return redirect(path, 301)
  }
  if (found) return next()
  if (isFile(pathname)) return wantsPage(request) ? next() : notFound()
  const screen = screenMeantBy(pathname) ?? postMeantBy(url.pathname)
  return leadTo(screen === null ? '/' : screen + url.search)
}

/** Whether a browser requests a page, as opposed to a request of a script or program. */
export function wantsPage({ headers }: Request): boolean {
  return headers.get('Accept')?.includes('text/html') ?? false
}

/** React Router names the pattern of the last route with and without its slash. */
function isCatchAll(pattern: string): boolean {
  return pattern === '*' || pattern === '/*'
}

function isFile(pathname: string): boolean {
  return isReserved(pathname) || FILE_NAME.test(pathname)
}

function isReserved(pathname: string): boolean {
  return FILE_PREFIXES.some((prefix) => `${pathname}/`.startsWith(prefix))
}

/** The screen whose address differs only in case, a final slash, or the extension `.html`. */
function screenMeantBy(pathname: string): string | null {
  const name = pathname.toLowerCase().replace(/(\/|\.html?)$/, '')
  return SCREENS.has(name) ? name : null
}

/** A post under `/blogs/` in other letter case, such as `/Blogs/`. The name stays as it was sent, since it is case-sensitive. */
function postMeantBy(rawPathname: string): string | null {
  const [, folder, name] = /^(\/blogs\/)(.+)/i.exec(rawPathname) ?? []
  return name && folder !== '/blogs/' ? `/blogs/${name}` : null
}

function leadTo(address: string): Response {
  return redirect(address, { status: 302, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}

function notFound(): Response {
  return new Response('Nothing is kept at this address.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Accept' },
  })
}
