/** PostgreSQL allows no NUL, which is dropped, and UTF-8 no lone surrogate, which becomes U+FFFD as in both drivers. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** False for a text that no row can hold, so that a search for it finds nothing instead of failing on PostgreSQL. */
export function mayBeStored(text: string): boolean {
  return !text.includes('\0')
}

/** The form in which texts are searched, regardless of case in every script and alike on both engines. */
export function searchable(text: string): string {
  return storable(text).normalize('NFKC').toLowerCase()
}

export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storable(part) : part))
}
