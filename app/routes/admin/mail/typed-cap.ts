/**
 * The limit in a field; null if the field is empty, which means no limit. Text that is not a number is returned as typed, so that
 * the server refuses it with a message.
 */
export function typedCap(text: string): number | string | null {
  const typed = text.trim()
  if (typed === '') return null
  // Longer numbers would lose precision.
  return /^\d{1,15}$/.test(typed) ? Number(typed) : typed
}

export function capText(cap: number | null): string {
  return cap === null ? '' : String(cap)
}
