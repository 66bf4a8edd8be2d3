import { serialize } from 'parse5'
import type { ImportedPost } from '../../imported-post.ts'
import { parseHtml } from '../../text/html-tree.ts'
import { withMarksClosed } from '../../text/unclosed-marks.ts'
import { textIn } from '../fields.ts'

/** What each post has that an export of Letterboxd makes: it names no instant and no former path. */
export const LETTERBOXD_POST = {
  source: 'letterboxd',
  status: 'published',
  publishAt: null,
  history: { views: 0, createdAt: null, updatedAt: null },
  formerPaths: [],
} as const satisfies Partial<ImportedPost>

/** Whole elements, so that what one text leaves open does not take in the next. Marks are closed before: many that are open nest. */
export function wholeHtml(text: string | undefined): string {
  return serialize(parseHtml(withMarksClosed(textIn(text)).replace(/\r\n?|\n/g, '<br>\n')))
}
