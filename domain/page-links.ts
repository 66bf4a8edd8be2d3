/**
 * The page numbers that a page of a list links to, so that every page is within two clicks of every other: the first, the last,
 * the pages beside it, and every tenth page, which itself links to all pages around it. From a hundred pages on the distance
 * between those grows with the square root of the number of pages.
 */
export function pageLinks(page: number, pages: number): number[] {
  const step = pages <= 100 ? 10 : 10 * Math.ceil(Math.sqrt(pages) / 10)
  const isHub = page === 1 || page === pages || page % step === 0
  const reach = pages <= step ? pages : isHub ? step / 2 : 2
  const beside = range(Math.max(1, page - reach), Math.min(pages, page + reach))
  const hubs = range(1, Math.floor(pages / step)).map((index) => index * step)
  const shown = [...new Set([1, pages, ...hubs, ...beside])].sort((a, b) => a - b)
  // A gap of one page is filled by its number, which is as wide as the sign for a gap.
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) === 2 ? [number - 1, number] : [number]))
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
