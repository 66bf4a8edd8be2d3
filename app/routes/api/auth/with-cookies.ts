/** The answer with what it changes of who is signed in; never kept by anybody on the way. */
export function withCookies(response: Response, cookies: readonly string[] = []): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
