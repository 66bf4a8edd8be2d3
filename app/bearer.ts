/** Whether a request carries an API token. Other authorization schemes, such as Basic, are meant for a reverse proxy. */
export function hasBearerToken(request: Request): boolean {
  return /^bearer /i.test(request.headers.get('Authorization') ?? '')
}
