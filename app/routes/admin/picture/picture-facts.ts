import type { Size } from '#domain/pictures/image-compression.ts'

/** Such as "3.2 MB → 412 kB, 2400 × 1800"; without the first size if `before` is null. */
export function pictureFacts(before: number | null, after: number, { width, height }: Size): string {
  const bytes = before === null ? sizeInWords(after) : `${sizeInWords(before)} → ${sizeInWords(after)}`
  return `${bytes}, ${width} × ${height}`
}

/** Decimal units, like the limit of 500,000 bytes. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const kilobytes = Math.round(bytes / 1000)
  if (kilobytes < 1000) return `${kilobytes} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
