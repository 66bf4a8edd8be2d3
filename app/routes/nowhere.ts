import { redirect } from 'react-router'

/** Under these nobody looks for a screen: what is not there is not there. */
const FILE_PREFIXES = ['/assets/', '/media/', '/api/', '/v1/', '/.well-known/']

/** An address that is in no line of `routes.ts` leads home; what looks like a file does not exist, and says so. */
export function leadHomeOrRefuse(request: Request): Response {
  if (isFile(decodeURIComponent(new URL(request.url).pathname))) return notFound()
  return redirect('/', { status: 302, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}

export function notFound(): Response {
  return new Response('Nothing is kept at this address.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function isFile(pathname: string): boolean {
  return FILE_PREFIXES.some((prefix) => `${pathname}/`.startsWith(prefix)) || /\.[a-z0-9]+$/i.test(pathname)
}
