import * as build from 'virtual:react-router/server-build'
import { createRequestHandler as createReactRouterHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { RenderRequest } from '#server/pages/app-pages.ts'
import type { Services } from '#server/services.ts'
import { clientContext, servicesContext, storageFailureContext } from './context.ts'
import { createReadingPages } from './reading-pages.ts'
import { asProblem } from './routes/api/problem.ts'
import { wantsPage } from './routes/unknown-address.ts'
import { inAccountLanguage } from './said-problem.ts'
import { isCall, withStorageFailures } from './storage-failures.ts'

/** The only export that the server uses of the bundle of `app/`. */
export function createRequestHandler(services: Services): RenderRequest {
  const guarded = withStorageFailures(build as ServerBuild)
  const handle = createReactRouterHandler(guarded, import.meta.env.MODE)
  const readingPages = createReadingPages(guarded)
  return async (request, client) => {
    const asked = asDocumentRequest(request)
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(clientContext, client)
    const page = request.method === 'GET' ? await readingPages(asked, context) : undefined
    const response = page ?? (await handle(asked, context))
    const failure = context.get(storageFailureContext)
    if (failure) response.headers.set('Retry-After', String(failure.retryAfterSeconds))
    // A browser that opens an API address and gets 404 is shown a page, not a problem document.
    const isPage = response.status === 404 && wantsPage(request)
    if (!isCall(request) || isPage) return response
    return inAccountLanguage(await asProblem(response), { request, context })
  }
}

const IN_ADMIN_AREA = /^\/admin[./]/

/**
 * The same request under an address that React Router does not misread. React Router treats every address that ends in `.data` as a
 * request of its own client code, which only the admin area uses; a post titled `foo.data` is reached by an equivalent
 * percent-encoded address. It also logs a warning for every malformed escape; with `%` encoded as `%25` the address is well-formed.
 */
function asDocumentRequest(request: Request): Request {
  const url = new URL(request.url)
  const wellFormed = isWellFormed(url.pathname) ? url.pathname : url.pathname.replaceAll('%', '%25')
  const pathname = IN_ADMIN_AREA.test(wellFormed) ? wellFormed : wellFormed.replace(/\.data$/, '.dat%61')
  if (pathname === url.pathname) return request
  url.pathname = pathname
  return new Request(url, request)
}

function isWellFormed(pathname: string): boolean {
  try {
    // The result is used because the bundler considers the call free of side effects and would drop it.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
