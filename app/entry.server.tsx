import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { POLICY_REPORTS_PATH } from '#domain/policy-reports/policy-report.ts'
import { redactedUrl } from '#domain/redacted-url.ts'
import { servicesContext } from './context.ts'
import { NonceContext } from './ui/nonce.ts'

/** Reading pages are finished HTML. The admin area goes on in the browser, as one application. */
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
    return renderApplication(request, status, headers, router)
  }
  return new Response(renderReadingPage(router, request.url), { status, headers })
}

/** Whole when it leaves: nothing is streamed, so it can be kept, compressed and named by content. */
export function renderReadingPage(router: EntryContext, url: string): string {
  return `<!DOCTYPE html>${renderToString(<ServerRouter context={router} url={url} />)}`
}

export function handleError(
  error: unknown,
  { request, context }: Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request' | 'context'>,
): void {
  // An answer such as 404 or 405 is no fault, and a reader who left is none of ours.
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(servicesContext).log.error({ err: error, url: redactedUrl(request.url) }, 'a screen failed')
}

function isApplication({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id.startsWith('routes/admin/'))
}

/**
 * The default, `same-origin`, separates a page from windows that it opens at another site: they count as closed. The window of a sign-in
 * stays in reach only if its last page, which is ours, forbids no opener either.
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
): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  headers.set('Content-Security-Policy', applicationPolicy(nonce))
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex')
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const stream = await renderToReadableStream(page, { nonce, signal: request.signal })
  await stream.allReady
  // Signed out, the area shows its login panel: a page like any other, and no fault that a browser need complain about.
  return new Response(stream, { status: status === 401 ? 200 : status, headers })
}

/** As strict as that of reading pages, but for the scripts of this one response and for pictures not yet sent. */
function applicationPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
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
