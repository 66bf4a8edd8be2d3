/** The page that a query asks for: the first without a number, undefined for what is no whole number of at least 1. */
export function pageNumber(text: string | null): number | undefined {
  if (text === null || text === '') return 1
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined
}
