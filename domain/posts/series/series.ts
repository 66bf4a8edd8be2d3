import type { Locale } from '../../locales/locale.ts'
import type { Post } from '../post.ts'
import { normalizedLabel } from '../terms/normalized-label.ts'

/** The place of a post in a series. That of a draft may be unfinished: see `draftSeries`. */
export interface Series {
  name: string
  /** A whole number from 1. Of equal parts the older post comes first. */
  part: number
}

export const SERIES_NAME_MAX_LENGTH = 60
export const SERIES_PART_MAX = 9_999

/** The place of a post in a series; null for an unfinished one, and for stored values of the wrong type. */
export function seriesOf({ series }: Pick<Post, 'series'>): Series | null {
  const name = typeof series?.name === 'string' ? normalizedLabel(series.name) : ''
  const part = series?.part
  return name !== '' && isPart(part) ? { name, part } : null
}

function isPart(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= SERIES_PART_MAX
}

/** @param total the number of parts; null where it is not known, as for a draft */
export function seriesWords({ t, number }: Locale, { name, part }: Series, total: number | null): string {
  if (total === null) return t('article.seriesPart', { name, part: number(part) })
  return t('article.seriesPlace', { name, part: number(part), total: number(total) })
}
