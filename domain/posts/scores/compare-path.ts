export const COMPARED_MIN = 2
export const COMPARED_MAX = 3

/** The one address at which these films are compared; null where there is nothing to compare. */
export function comparePath(slugs: readonly string[]): string | null {
  const compared = [...new Set(slugs)].slice(0, COMPARED_MAX).sort()
  return compared.length < COMPARED_MIN ? null : `/compare/${compared.map(encodeURIComponent).join('/')}`
}
