import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { imageField } from '../pictures/image-field.ts'
import { ALTERNATIVE_TEXT_MAX } from '../pictures/picture-change.ts'
import { isCivilDate } from '../text/civil-date.ts'
import { instantField } from '../text/instant-field.ts'
import { LINE_MAX } from '../text/plain-text.ts'
import { bytesOf, requiredTextField, surrogateProblem, textField } from '../text/text-field.ts'
import { announcement } from './announcement-schema.ts'
import { authors } from './authors/author-writing.ts'
import { film, tidyFilm } from './film/film-writing.ts'
import { isPostPath, postPath } from './path.ts'
import { kindIn, type PostInput, type PostKind, type Section, TITLE_MAX_LENGTH } from './post.ts'
import {
  eachPlainText,
  FIELD_LABELS,
  POST_FIELD_NAMES,
  POST_FIELDS,
  type PostFieldName,
  requiredMessage,
} from './post-fields.ts'
import { isLanguageTag, LANGUAGE_TAG_MAX } from './post-language.ts'
import { eachRating, SCORE_MAX } from './ratings.ts'
import { isEmptySection } from './sections/empty-section.ts'
import { sections } from './sections/section-writing.ts'
import { seo } from './seo/seo-writing.ts'
import { series } from './series/series-writing.ts'
import { NO_TIME } from './status/publication-time.ts'
import { tags } from './tags/tag-writing.ts'
import { titleProblem } from './title.ts'
import { contentWarnings } from './warnings/warning-writing.ts'

/** The parsed body of a call. Read-only fields are accepted and dropped, see `NOT_WRITTEN`. */
export type PostCreation = z.output<typeof postCreation>
export type PostChange = z.output<typeof postChange>
export type PostPublication = z.output<typeof postPublication>

const PATH_PROBLEM = 'A path starts with /blogs/ and names something, on one line of at most 2,000 bytes'
const SCORE_PROBLEM = `A rating must be a whole number from 0 to ${SCORE_MAX}`
export const STATUS_PROBLEM = 'Status is draft, scheduled or published'
export const REVISION = z.int('A revision is a whole number')
export const EDIT = z.int('An edit is a whole number').meta({
  description: 'The pending edit that this change contains. It is deleted, unless it was saved since.',
})
const score = z
  .int(SCORE_PROBLEM)
  .min(0, SCORE_PROBLEM)
  .max(SCORE_MAX, SCORE_PROBLEM)
  .nullable()
  .default(0)
  .meta({ description: 'Null when the score is not known' })

const ratings = z.strictObject(eachRating(score), {
  error: unlessUnknownKeys('Ratings are an object of seven scores, or null'),
})

export const postFields = {
  title: z
    .string(requiredMessage('title'))
    .transform(onOneLine)
    .superRefine((title, context) => {
      const message = surrogateProblem(FIELD_LABELS.title, title) ?? titleProblem(title) ?? addressProblem(title)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta({ description: `One line of at most ${TITLE_MAX_LENGTH} characters`, minLength: 1 }),
  ...eachPlainText((name, { label, maxBytes, isRequired }) =>
    isRequired ? requiredTextField(label, requiredMessage(name), maxBytes) : textField(label, maxBytes),
  ),
  date: requiredTextField(FIELD_LABELS.date, requiredMessage('date'), LINE_MAX).refine(
    (date) => date.trim() === '' || isCivilDate(date),
    'Date must be a day such as 2026-10-31',
  ),
  featured: z.literal([0, 1], {
    error: ({ input }) => (input === undefined ? requiredMessage('featured') : 'Featured is 1 or 0'),
  }),
  language: textField('The language', LANGUAGE_TAG_MAX).refine(
    (tag) => tag === '' || isLanguageTag(tag),
    'A language must be a tag such as en or pt-BR',
  ),
  authors,
  tags,
  series: series.nullable(),
  pinnedUntil: instantField('The end of the hold at the top').nullable(),
  path: z.string('A path is a text').superRefine((path, context) => {
    const message = surrogateProblem('Path', path) ?? (isUsablePath(path) ? null : PATH_PROBLEM)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  film: film.nullable(),
  articleImage: imageField('Main Image'),
  articleImageAlt: textField('The alternative text', ALTERNATIVE_TEXT_MAX),
  sections,
  ratings: ratings.nullable(),
  contentWarnings,
  seo: seo.nullable(),
  id: z.string('An id is a text'),
  views: z.int('Views is a whole number'),
  comments: z.array(z.unknown(), 'Comments are a list'),
} as const

type Fields = Readonly<Record<PostFieldName, z.ZodType>>

/** The schemas of these fields, for which the empty value stands where they are missing. */
export function emptyByDefault<F extends Fields, Name extends PostFieldName>(fields: F, names: readonly Name[]) {
  const withDefaults = names.map((name) => [name, fields[name].default(POST_FIELDS[name].empty as never)])
  return Object.fromEntries(withDefaults) as { [N in Name]: z.ZodDefault<F[N]> }
}

type Required = {
  [Name in PostFieldName]: (typeof POST_FIELDS)[Name] extends { isRequired: true } ? Name : never
}[PostFieldName]
const OPTIONAL = POST_FIELD_NAMES.filter(
  (name): name is Exclude<PostFieldName, Required> => !('isRequired' in POST_FIELDS[name]),
)
const OPTIONAL_OF_PAGE = POST_FIELD_NAMES.filter((name) => name !== 'title')

export const announcementTest = z.strictObject(
  {
    title: postFields.title,
    tagline: postFields.tagline,
    description: postFields.description,
    articleImage: postFields.articleImage.default(''),
    articleImageAlt: postFields.articleImageAlt.default(''),
    contentWarnings: postFields.contentWarnings.default([]),
    author: postFields.author.default(''),
    authors: postFields.authors.default([]),
    tag: postFields.tag.default(''),
    film: postFields.film.default(null),
    ratings: postFields.ratings.default(null),
    sections: postFields.sections.default([]),
    announcement: announcement.optional(),
  },
  { error: unlessUnknownKeys('A post is an object') },
)

/** Absent means a post. */
export function kindField(kind: PostKind) {
  return z
    .literal(['post', 'page'], 'Kind is post or page')
    .optional()
    .refine((sent = 'post') => sent === kind, 'A post stays a post, and a page a page')
}

export function creationSchema(fields: typeof postFields, kind: PostKind) {
  return z
    .strictObject(
      {
        ...fields,
        ...emptyByDefault(fields, kind === 'post' ? OPTIONAL : OPTIONAL_OF_PAGE),
        path: fields.path.optional(),
        kind: kindField(kind),
        id: z.undefined('The database gives the id').optional(),
        views: z.literal(0, 'A new post has no views').optional(),
        comments: fields.comments.max(0, 'A new post has no comments').optional(),
        status: z.literal('published', STATUS_PROBLEM).optional(),
        publishAt: z.null(NO_TIME).optional(),
        announce: announceField(kind).default(false),
        announcement: announcementField(kind).optional(),
      },
      { error: unlessUnknownKeys('A post is an object') },
    )
    .readonly()
}

export function announceField(kind: PostKind) {
  return z
    .boolean('Announce is true or false')
    .refine((announce) => !announce || kind === 'post', 'A page is not mailed to subscribers')
}

export function announcementField(kind: PostKind) {
  return announcement
    .nullable()
    .refine((written) => written === null || kind === 'post', 'A page is not mailed to subscribers')
}

export const postCreation = creationSchema(postFields, 'post')

export function changeSchemas(fields: typeof postFields, kind: PostKind) {
  const changed = z
    .strictObject(
      {
        ...fields,
        kind: kindField(kind),
        status: z.literal('published', STATUS_PROBLEM),
        publishAt: z.null(NO_TIME),
        revision: REVISION,
        edit: EDIT,
      },
      { error: unlessUnknownKeys('A change is an object') },
    )
    .partial()
  return {
    change: changed.readonly(),
    publication: changed
      .extend({ announce: announceField(kind).optional(), announcement: announcementField(kind).optional() })
      .readonly(),
  }
}
const ofPost = changeSchemas(postFields, 'post')
export const postChange = ofPost.change
/** A change of a published post by a call that publishes it again. */
export const postPublication = ofPost.publication

const NOT_WRITTEN = [
  'id',
  'kind',
  'views',
  'comments',
  'status',
  'publishAt',
  'announce',
  'announcement',
  'revision',
  'edit',
] as const

/** The fields of a call that a writer decides, without those about the call itself (`revision`, `announce`) and read-only ones. */
export function writtenFields<C extends object>(call: C): Omit<C, (typeof NOT_WRITTEN)[number]> {
  const fields = { ...call } as Record<string, unknown>
  for (const name of NOT_WRITTEN) delete fields[name]
  return fields as Omit<C, (typeof NOT_WRITTEN)[number]>
}

/** The post that a call creates. @param keeps whether one of its sections is kept, at its place */
export function inputOf(creation: PostCreation, keeps: typeof isKeptSection = isWholeSection): PostInput {
  const { path = '', ...written } = writtenFields(creation)
  return {
    ...written,
    title: written.title.trim(),
    path,
    film: tidyFilm(written.film),
    sections: written.sections.filter((section, place) => keeps(section, creation.kind, place)),
    comments: [],
    ...kindIn(creation),
  }
}

export function changedInput(before: PostInput, change: PostChange): PostInput {
  const input = { ...before, ...(writtenFields(change) as Partial<PostInput>) }
  return { ...input, title: input.title.trim(), film: tidyFilm(input.film) }
}

/** Whether a call that creates a post or a page keeps a section. */
export function isWholeSection(section: Section, kind: PostKind | undefined): boolean {
  return kind === 'page' ? !isEmptySection(section) : isCompleteSection(section)
}

/** Whether what is written in the form keeps a section when it is published: the words that a post begins with need no title. */
export function isKeptSection(section: Section, kind: PostKind | undefined, place: number): boolean {
  return isWholeSection(section, kind) || (place === 0 && section.sectionText.trim() !== '')
}

export function isCompleteSection({
  sectionTitle,
  sectionText,
}: Pick<Section, 'sectionTitle' | 'sectionText'>): boolean {
  return sectionTitle.trim() !== '' && sectionText.trim() !== ''
}

/** Replaces line breaks and other control characters of a title, which a one-line field does not show, by spaces. */
export function onOneLine(title: string): string {
  return title.replace(/\r\n|[\p{Cc}\u2028\u2029]/gu, ' ')
}

function addressProblem(title: string): string | null {
  return isUsablePath(postPath(title)) ? null : `${FIELD_LABELS.title} is too long for an address`
}

/** On one line, and short enough for every server and proxy on the way. `spare` bytes are kept free for a suffix. */
export function isUsablePath(path: string, spare = 0): boolean {
  return isPostPath(path) && !hasControlCharacters(path) && bytesOf(path) + spare <= 2000
}

function hasControlCharacters(value: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(value)
}
