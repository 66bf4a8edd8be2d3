/** `412 kB`, `3.2 MB` or `1.2 GB`, rounded up below a megabyte. */
export function sizeOf(bytes: number): string {
  return sizeIn('en', bytes)
}

/** The same as a language writes it. */
export function sizeIn(language: string, bytes: number): string {
  if (bytes >= 1_000_000_000) return inUnit(language, 'gigabyte', bytes / 1_000_000_000, 1)
  return bytes < 1_000_000
    ? inUnit(language, 'kilobyte', Math.ceil(bytes / 1_000), 0)
    : inUnit(language, 'megabyte', bytes / 1_000_000, 1)
}

function inUnit(language: string, unit: string, value: number, fraction: 0 | 1): string {
  const digits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    useGrouping: false,
    ...digits,
  }).format(value)
}
