const PREFIX = '/api/blogs/'

/** The id or path that the end of an address of `/api/blogs/*` names. */
export function postNameIn(request: Request): string {
  return decodeURIComponent(new URL(request.url).pathname.slice(PREFIX.length))
}
