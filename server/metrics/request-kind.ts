const KINDS: ReadonlyMap<string, string> = new Map([
  ['api', 'api'],
  ['v1', 'api'],
  ['admin', 'admin'],
  ['assets', 'file'],
  ['media', 'picture'],
  ['covers', 'picture'],
  ['healthz', 'probe'],
  ['readyz', 'probe'],
  ['metrics', 'probe'],
])
const FEED = /(?:^|\/)(?:feed\.xml|feed\.json|atom\.xml|sitemap[\w-]*\.xml)$/

/** The label of a request in metrics: one of few, since strangers choose the addresses. @param target with its query */
export function requestKind(target: string): string {
  if (target === '/') return 'page'
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  const slash = path.indexOf('/', 1)
  const first = slash < 0 ? path.slice(1) : path.slice(1, slash)
  return KINDS.get(first) ?? (FEED.test(path) ? 'feed' : 'page')
}
