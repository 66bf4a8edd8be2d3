import { createRequestHandler as createReactRouterHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Services } from '#server/services.ts'
import { servicesContext } from './context.ts'

/** The one thing that the server takes from this room. */
export function createRequestHandler(services: Services): (request: Request) => Promise<Response> {
  const handle = createReactRouterHandler(build as ServerBuild, import.meta.env.MODE)
  return (request) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    return handle(asDocumentRequest(request), context)
  }
}

/**
 * React Router takes every address that ends in `.data` for a request of its own browser code. No screen of ours loads
 * that code, and a post may well be titled `foo.data`; spelled with an escape the address means the same and is left
 * alone.
 */
function asDocumentRequest(request: Request): Request {
  const url = new URL(request.url)
  if (!url.pathname.endsWith('.data')) return request
  url.pathname = url.pathname.replace(/a$/, '%61')
  return new Request(url, request)
}
