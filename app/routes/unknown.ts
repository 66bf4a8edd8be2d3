import { redirect } from 'react-router'
import type { Route } from './+types/unknown'

/** Under these nobody looks for a screen: what is not there is not there. */
const FILE_PREFIXES = ['/assets/', '/media/', '/api/', '/v1/', '/.well-known/']

/** Any other address leads home; what looks like a file does not exist, and says so. */
export function loader({ request }: Route.LoaderArgs) {
  if (isFile(decodeURIComponent(new URL(request.url).pathname))) return notFound()
  return redirect('/', { status: 302, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}

export function action(_: Route.ActionArgs) {
  return notFound()
}

function isFile(pathname: string): boolean {
  return FILE_PREFIXES.some((prefix) => `${pathname}/`.startsWith(prefix)) || /\.[a-z0-9]+$/i.test(pathname)
}

function notFound(): Response {
  return new Response('Nothing is kept at this address.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
