/** An RFC 9457 problem document. */
export function problem(status: number, title: string, details: Record<string, unknown> = {}): Response {
  return Response.json(
    { type: 'about:blank', title, status, ...details },
    { status, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' } },
  )
}

export function noSuchPost(): Response {
  return problem(404, 'Not Found', { detail: 'There is no such post.' })
}
