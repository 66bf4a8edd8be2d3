/** What a field says: nothing is no limit, and what is no number goes out as it was typed, to be refused in words. */
export function typedCap(text: string): number | string | null {
  const typed = text.trim()
  if (typed === '') return null
  // More digits than these would not be the number that was typed.
  return /^\d{1,15}$/.test(typed) ? Number(typed) : typed
}

export function capText(cap: number | null): string {
  return cap === null ? '' : String(cap)
}
