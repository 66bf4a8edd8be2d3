/**
 * The page numbers that a page of a list links to, so that every page is within two clicks of every other: the first, the last,
 * the pages beside it, and every tenth page, which itself links to all pages around it. From a hundred pages on the distance
 * between those grows with the square root of the number of pages.
 */
export function pageLinks(page: number, pages: number): number[] {
  const step = pages <= 100 ? 10 : 10 * Math.ceil(Math.sqrt(pages) / 10)
  const isHub = (number: number) => number === 1 || number === pages || number % step === 0
  const reach = isHub(page) ? step / 2 : 2
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const shown = numbers.filter((number) => pages <= step || isHub(number) || Math.abs(number - page) <= reach)
  // A gap of one page is filled by its number, which is as wide as the sign for a gap.
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) === 2 ? [number - 1, number] : [number]))
}
