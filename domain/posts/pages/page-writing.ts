import { z } from 'zod'
import { isCivilDate } from '../../text/civil-date.ts'
import { LINE_MAX } from '../../text/plain-text.ts'
import { textField } from '../../text/text-field.ts'
import { eachPlainText, FIELD_LABELS } from '../post-fields.ts'
import { changeSchemas, creationSchema, postFields } from '../post-writing.ts'
import { pagePathProblem } from './page-path.ts'

/**
 * The fields of an own page, by the names and types of those of a post. It needs a title alone, and has nothing by which posts are
 * gathered, compared or announced.
 */
export const pageFields: typeof postFields = {
  ...postFields,
  ...eachPlainText((_, { label, maxBytes }) => textField(label, maxBytes)),
  tag: textField(FIELD_LABELS.tag, LINE_MAX).refine((tag) => tag === '', 'A page has no category'),
  date: textField(FIELD_LABELS.date, LINE_MAX).refine(
    (date) => date.trim() === '' || isCivilDate(date),
    'Date must be a day such as 2026-10-31',
  ),
  featured: postFields.featured.refine((featured) => featured === 0, 'A page is not featured'),
  path: z.string('A path is a text').superRefine((path, context) => {
    const message = pagePathProblem(path)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  film: postFields.film.refine((film) => film === null, 'A page has no film'),
  ratings: postFields.ratings.refine((ratings) => ratings === null, 'A page has no ratings'),
  authors: postFields.authors.refine(({ length }) => length === 0, 'A page has no further authors'),
  tags: postFields.tags.refine(({ length }) => length === 0, 'A page has no tags'),
  series: postFields.series.refine((series) => series === null, 'A page is in no series'),
  pinnedUntil: postFields.pinnedUntil.refine((until) => until === null, 'A page is not held at the top'),
  contentWarnings: postFields.contentWarnings.refine(({ length }) => length === 0, 'A page has no content warnings'),
}

/** `POST /api/blogs` with `kind: "page"`. */
export const pageCreation = creationSchema(pageFields, 'page')

const { change, publication } = changeSchemas(pageFields, 'page')
export const pageChange = change
export const pagePublication = publication
