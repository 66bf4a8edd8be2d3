/** The answer with the cookies of the session; no cache may store it. */
export function withCookies(response: Response, cookies: readonly string[] = []): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
