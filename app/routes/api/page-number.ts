/** The page in a query: 1 without a number; undefined unless it is a whole number of at least 1. */
export function pageNumber(text: string | null): number | undefined {
  if (text === null || text === '') return 1
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined
}
