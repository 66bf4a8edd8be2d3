/** Whether a request shows an API token. Any other kind of authorization is for a proxy on the way. */
export function hasBearerToken(request: Request): boolean {
  return /^bearer /i.test(request.headers.get('Authorization') ?? '')
}
