/** The page of a list that a query asks for: the first unless it says so; undefined for what is no page. */
export function pageNumber(text: string | null): number | undefined {
  if (text === null || text === '') return 1
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined
}
