/** Adds session cookies to a response, except those that it sets itself, and forbids caches to store it. */
export function withCookies(response: Response, cookies: readonly string[] = []): Response {
  const own = response.headers.getSetCookie().map(nameOf)
  for (const cookie of cookies) if (!own.includes(nameOf(cookie))) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='))
}
