export const PROBLEM = 'application/problem+json'

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

/** An RFC 9457 problem document. */
export function problem(
  status: number,
  details: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { type: 'about:blank', title: TITLES[status] ?? 'Error', status, ...details },
    { status, headers: { 'Content-Type': PROBLEM, 'Cache-Control': 'no-store', ...headers } },
  )
}

/** Makes every refusal of a call a problem document (RFC 9457), also those of the framework and of addresses without a route. */
export async function asProblem(response: Response): Promise<Response> {
  if (response.ok || response.headers.get('Content-Type') === PROBLEM) return response
  await response.body?.cancel()
  return problem(response.status)
}

export function waitInWords(seconds: number): string {
  if (seconds >= 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'a second' : `${seconds} seconds`
}

export function noSuchPost(): Response {
  return problem(404, { detail: 'There is no such post.' })
}

export function badPage(): Response {
  return badQuery('page', 'A page is a whole number of at least 1.')
}

export function badQuery(parameter: string, message: string): Response {
  return problem(422, { errors: { [parameter]: message } })
}
