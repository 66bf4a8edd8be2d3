/**
 * Which pages a page links to by number, so that every page is within two clicks of every other: the first, the last, those
 * beside it, and every tenth page, which links to all pages around itself. Beyond a hundred pages the steps are wider.
 */
export function pageLinks(page: number, pages: number): number[] {
  const step = pages <= 100 ? 10 : 10 * Math.ceil(Math.sqrt(pages) / 10)
  const isHub = (number: number) => number === 1 || number === pages || number % step === 0
  const reach = isHub(page) ? step / 2 : 2
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const shown = numbers.filter((number) => pages <= step || isHub(number) || Math.abs(number - page) <= reach)
  // In the place of a gap of one page there is room for its number.
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) === 2 ? [number - 1, number] : [number]))
}
