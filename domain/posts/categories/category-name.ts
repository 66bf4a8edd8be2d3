import type { Locale } from '../../locales/locale.ts'
import { categoryLabel } from '../review.ts'

/** Categories that Den begins with. They are stored in English. */
const MESSAGES: Readonly<
  Partial<Record<string, 'shell.horrorReview' | 'shell.horrorList' | 'shell.horrorMusings' | 'shell.general'>>
> = {
  'Horror Review': 'shell.horrorReview',
  'Horror List': 'shell.horrorList',
  'Horror Musings': 'shell.horrorMusings',
  General: 'shell.general',
}

/** The name of a category in the language of the reading pages, or of the admin area. @param tag as it is stored; a blank one is that of posts without a category */
export function categoryName({ t }: Pick<Locale, 't'>, tag: string): string {
  const label = categoryLabel(tag)
  const key = Object.hasOwn(MESSAGES, label) ? MESSAGES[label] : undefined
  return key === undefined ? label : t(key)
}
