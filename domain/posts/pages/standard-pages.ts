import type { MessageKey } from '../../locales/locale.ts'
import type { Post } from '../post.ts'
import { EMPTY_POST, EMPTY_SECTION } from '../post-fields.ts'

/** The names of pages that every blog has, by their paths. Where the owner has written none, a text of Den stands there. */
export const STANDARD_PAGES = {
  '/greetings': 'shell.greetings',
  '/terms': 'shell.terms',
  '/privacy': 'shell.privacy',
  '/cookiepolicy': 'shell.cookiePolicy',
} as const satisfies Record<string, MessageKey>

export type StandardPath = keyof typeof STANDARD_PAGES
export const STANDARD_PATHS = Object.keys(STANDARD_PAGES) as StandardPath[]

/** What Den says on one of these pages. */
export interface PageText {
  readonly title: string
  readonly intro: string
  readonly parts: readonly { readonly heading: string; readonly text: string }[]
  /** Below a letter. */
  readonly signature?: string
}

export function isStandardPath(path: string): path is StandardPath {
  return Object.hasOwn(STANDARD_PAGES, path)
}

/** The page as an owner's would be. The signature of a letter is its short caption, which other pages do not show. */
export function standardPage(path: StandardPath, { title, intro, parts, signature = '' }: PageText): Post {
  const texts = [...(intro ? [{ heading: '', text: intro }] : []), ...parts]
  return {
    ...EMPTY_POST,
    id: '',
    kind: 'page',
    title,
    path,
    tagline: signature,
    sections: texts.map(({ heading, text }) => ({ ...EMPTY_SECTION, sectionTitle: heading, sectionText: text })),
    views: 0,
    revision: 0,
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
  }
}
