import type { Locale } from '#domain/locales/locale.ts'
import type { Size } from '#domain/pictures/image-compression.ts'
import { decimal } from '../../../ui/formats.ts'

/** Such as "3.2 MB → 412 kB, 2400 × 1800"; without the first size if `before` is null. */
export function pictureFacts(locale: Locale, before: number | null, after: number, { width, height }: Size): string {
  const size = sizeInWords(locale, after)
  return locale.commas([before === null ? size : `${sizeInWords(locale, before)} → ${size}`, `${width} × ${height}`])
}

/** Decimal units, like the limit of 500,000 bytes. */
export function sizeInWords(locale: Locale, bytes: number): string {
  const { t } = locale
  if (bytes < 1000) return t('picture.bytes', { count: bytes })
  const kilobytes = Math.round(bytes / 1000)
  if (kilobytes < 1000) return t('picture.kilobytes', { size: kilobytes })
  return t('picture.megabytes', { size: decimal(locale, bytes / 1_000_000) })
}
