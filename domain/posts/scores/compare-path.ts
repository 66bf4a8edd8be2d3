const COMPARED_MIN = 2
export const COMPARED_MAX = 3

/** The canonical address of a comparison: each film once, sorted by slug, at most three. Null for fewer than two films. */
export function comparePath(slugs: readonly string[]): string | null {
  const compared = [...new Set(slugs)].slice(0, COMPARED_MAX).sort()
  return compared.length < COMPARED_MIN ? null : `/compare/${compared.map(encodeURIComponent).join('/')}`
}
