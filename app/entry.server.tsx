import { renderToString } from 'react-dom/server'
import {
  type ActionFunctionArgs,
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  ServerRouter,
} from 'react-router'
import { servicesContext } from './context.ts'

/** Reading pages are whole when they leave: nothing is streamed, so they can be kept, compressed and named by content. */
export default function renderPage(request: Request, status: number, headers: Headers, router: EntryContext): Response {
  const html = renderToString(<ServerRouter context={router} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  // An answer such as 404 or 405 is no fault, and a reader who left is none of ours.
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  context.get(servicesContext).log.error({ err: error, url: request.url }, 'a screen failed')
}
