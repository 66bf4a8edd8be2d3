/**
 * The revision that a writer has seen, from `If-Match` or from the body; undefined when neither says. An entity tag is
 * `"<id>.<revision>"`, with the encoding it was sent in after a `;`, which has no part in what was seen. A tag of something
 * else was seen as well, only not here: 0, which no post has.
 */
export function seenRevision(
  ifMatch: string | null,
  revision: number | undefined,
  id: string,
): number | 'any' | undefined {
  if (ifMatch === null) return revision
  const tags = ifMatch.split(',').map((tag) => tag.trim())
  if (tags.includes('*')) return 'any'
  const revisions = tags.map((tag) => revisionIn(tag, id)).filter((number) => number > 0)
  // A caller that names several revisions may write over the latest of them.
  return Math.max(0, ...revisions)
}

function revisionIn(tag: string, id: string): number {
  const [, value = ''] = /^(?:W\/)?"([^";]*)(?:;[^"]*)?"$/.exec(tag) ?? []
  const [seen, number = ''] = splitAtLastDot(value)
  return seen === id && /^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0
}

function splitAtLastDot(text: string): [string, string] {
  const dot = text.lastIndexOf('.')
  return [text.slice(0, dot), text.slice(dot + 1)]
}
