import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import { POLICY_REPORTS_PATH } from '#domain/policy-reports/policy-report.ts'
import { redactedUrl } from '#domain/redacted-url.ts'
import { accountLocale } from './account-locale.ts'
import { localeContext, servicesContext } from './context.ts'
import { AccountLocaleContext, LocaleContext } from './ui/locale.ts'
import { NonceContext } from './ui/nonce.ts'
import { RequestIdContext } from './ui/request-id.tsx'

/** Reading pages are static HTML. The admin area is hydrated and runs as one application in the browser. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isApplication(router)) {
    const { openId, siteUrl } = context.get(servicesContext).config
    if (openId && siteUrl.startsWith('https:')) headers.set('Cross-Origin-Opener-Policy', openerPolicy(router))
    return renderApplication(request, status, headers, router, context)
  }
  return new Response(renderReadingPage(router, request, context), { status, headers })
}

/** Renders to one string, not to a stream, so that the page can be cached, compressed and given an entity tag. */
export function renderReadingPage(
  router: EntryContext,
  { url, headers }: Request,
  context: RouterContextProvider,
): string {
  const page = (
    <LocaleContext value={localeOf(context)}>
      <RequestIdContext value={headers.get('X-Request-Id') ?? undefined}>
        <ServerRouter context={router} url={url} />
      </RequestIdContext>
    </LocaleContext>
  )
  return `<!DOCTYPE html>${renderToString(page)}`
}

/** Of the settings of this request, or those read last where it could read none. */
function localeOf(context: RouterContextProvider): Locale {
  return context.get(localeContext) ?? context.get(servicesContext).locales.last
}

export function handleError(
  error: unknown,
  { request, context }: Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request' | 'context'>,
): void {
  // Responses such as 404 and 405 are not errors; nor is a failure after the client has disconnected.
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(servicesContext).log.error({ err: error, url: redactedUrl(request.url) }, 'a screen failed')
}

function isApplication({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id.startsWith('routes/admin/'))
}

/**
 * `Cross-Origin-Opener-Policy` of a page of the admin area. Under the default, `same-origin`, a window that is opened at another
 * site appears closed to its opener. The window of a provider sign-in has to stay reachable, so its last page, on this site,
 * isolates no opener either.
 */
function openerPolicy({ staticHandlerContext }: EntryContext): string {
  const isWindow = staticHandlerContext.matches.some(({ route }) => route.id === 'routes/admin/sign-in/finished')
  return isWindow ? 'unsafe-none' : 'same-origin-allow-popups'
}

/** Renders the admin area. It hydrates by inline scripts, which the policy allows by a nonce of this response. */
async function renderApplication(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  headers.set('Content-Security-Policy', applicationPolicy(nonce))
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex')
  const page = (
    <NonceContext value={nonce}>
      <LocaleContext value={localeOf(context)}>
        <AccountLocaleContext value={await accountLocale({ request, context })}>
          <RequestIdContext value={request.headers.get('X-Request-Id') ?? undefined}>
            <ServerRouter context={router} url={request.url} nonce={nonce} />
          </RequestIdContext>
        </AccountLocaleContext>
      </LocaleContext>
    </NonceContext>
  )
  const stream = await renderToReadableStream(page, { nonce, signal: request.signal })
  await stream.allReady
  // The login panel is sent with 200: browsers report a document with status 401 as an error on the console.
  return new Response(stream, { status: status === 401 ? 200 : status, headers })
}

/** Like the policy of reading pages, but allows the scripts of this response (nonce) and pictures that are not uploaded yet (`blob:`). */
function applicationPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // The preview of a mail.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ')
}
