/** Estimated minutes for a post with that many sections; null (shown as nothing) without any. */
export function readingMinutes(sectionCount: number): number | null {
  return sectionCount > 0 ? (sectionCount + 1) * 2 : null
}
