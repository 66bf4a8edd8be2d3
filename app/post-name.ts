const PREFIX = '/api/blogs/'

/** The id or path at the end of an address of `/api/blogs/*`. */
export function postNameIn(request: Request): string {
  return decodeURIComponent(new URL(request.url).pathname.slice(PREFIX.length))
}
