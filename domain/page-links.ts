/**
 * The first, the last, the pages beside it, and some ten between (every tenth of a hundred), which link to the pages around them:
 * every page is within two clicks of every other, or three in a list of more than a hundred pages.
 */
export function pageLinks(page: number, pages: number): number[] {
  const far = 10 * Math.ceil(Math.max(100, pages) / 100)
  const near = 10 * Math.ceil(Math.sqrt(far) / 10)
  const reachOf = (step: number, others: number) =>
    page === 1 || page === pages || page % step === 0 ? Math.floor(step / 2) : others
  const reach = pages <= near ? pages : reachOf(near, 2)
  const beside = range(Math.max(1, page - reach), Math.min(pages, page + reach))
  const between = multiples(near, pages).filter((hub) => Math.abs(hub - page) <= reachOf(far, 0))
  const shown = [...new Set([1, pages, ...multiples(far, pages), ...between, ...beside])].sort((a, b) => a - b)
  // A gap of one page is filled by its number, which is as wide as the sign for a gap.
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) === 2 ? [number - 1, number] : [number]))
}

function multiples(step: number, most: number): number[] {
  return range(1, Math.floor(most / step)).map((index) => index * step)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
