import { z } from 'zod'
import { isCivilDate } from './civil-date.ts'
import { unlessUnknownKeys } from './field-errors.ts'
import { isImageValue } from './image-value.ts'
import { isPostPath, postPath } from './path.ts'
import type { Film, PostDraft, Section } from './post.ts'
import { FIELD_LABELS, type PostField, requiredMessage } from './post-fields.ts'
import { SCORE_MAX } from './ratings.ts'
import { withRightKeys } from './section-keys.ts'
import { titleProblem } from './title.ts'

/** What a write may say of a post: the fields of a draft, and those that are read but never decided. */
export type PostCreation = z.output<typeof postCreation>
export type PostChange = z.output<typeof postChange>

const SCORE = `A rating is a whole number from 0 to ${SCORE_MAX}`
const score = z.int(SCORE).min(0, SCORE).max(SCORE_MAX, SCORE).default(0)

const ratings = z.strictObject(
  {
    terror: score,
    suspense: score,
    originality: score,
    cinematography: score,
    acting: score,
    soundtrack: score,
    overall: score,
  },
  { error: unlessUnknownKeys('Ratings are an object of seven scores, or null') },
)

const film = z.strictObject(
  {
    title: text('The title of the film').optional(),
    year: z
      .int('The year of the film is a whole number')
      .min(1870, 'Films began in 1870')
      .max(2200, 'The year of the film is too far away')
      .optional(),
    director: text('The director of the film').optional(),
  },
  { error: unlessUnknownKeys('Film is an object with title, year and director, or null') },
)

const section = z.preprocess(
  withRightKeys,
  z.strictObject(
    {
      sectionTitle: text('Section Title').default(''),
      sectionText: text('Section Text').default(''),
      sectionImage: image('Section Image').default(''),
      sectionImgSrc: text('Section Image Source').default(''),
      sectionImageAlt: text('The alternative text').default(''),
    },
    { error: unlessUnknownKeys('A section is an object') },
  ),
)

const fields = {
  title: z.string(requiredMessage('title')).superRefine((title, context) => {
    const message = titleProblem(title) ?? addressProblem(title)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  author: required('author'),
  date: required('date').refine(
    (date) => date.trim() === '' || isCivilDate(date),
    'Date must be a day such as 2026-10-31',
  ),
  featured: z.literal([0, 1], 'Featured is 1 or 0'),
  tag: required('tag').refine((tag) => bytesOf(tag) <= 1000, 'Category is too long'),
  articleImgSrc: required('articleImgSrc'),
  tagline: required('tagline'),
  description: required('description'),
  path: z
    .string('A path is a text')
    .refine(isUsablePath, 'A path starts with /blogs/ and names something, on one line of at most 2,000 bytes'),
  film: film.nullable(),
  articleImage: image('Main Image'),
  articleImageAlt: text('The alternative text'),
  sections: z.array(section, 'Sections are a list').max(1000, 'A post has at most 1,000 sections'),
  ratings: ratings.nullable(),
  id: z.string('An id is a text'),
  views: z.int('Views is a whole number'),
  comments: z.array(z.unknown(), 'Comments are a list'),
} as const

/** `POST /api/blogs`: what §5 asks of a new post. */
export const postCreation = z
  .strictObject(
    {
      ...fields,
      path: fields.path.optional(),
      film: fields.film.default(null),
      articleImage: fields.articleImage.default(''),
      articleImageAlt: fields.articleImageAlt.default(''),
      sections: fields.sections.default([]),
      ratings: fields.ratings.default(null),
      id: z.undefined('The database gives the id').optional(),
      views: z.literal(0, 'A new post has no views').optional(),
      comments: fields.comments.max(0, 'A new post has no comments').optional(),
      announce: z.boolean('Announce is true or false').default(false),
    },
    { error: unlessUnknownKeys('A post is an object') },
  )
  .readonly()

/** `PATCH /api/blogs/:id`: what is not named stays as it is. */
export const postChange = z
  .strictObject(
    { ...fields, revision: z.int('A revision is a whole number') },
    { error: unlessUnknownKeys('A change is an object') },
  )
  .partial()
  .readonly()

/** The post that a creation means. On create, sections lacking a title or text are dropped (§5). */
export function draftOf(creation: PostCreation): PostDraft {
  const { id: _, views: __, comments: ___, announce: ____, path, ...written } = creation
  return {
    ...written,
    title: written.title.trim(),
    path: path ?? '',
    film: tidyFilm(written.film),
    sections: written.sections.filter(isCompleteSection),
    comments: [],
  }
}

/** The post as a change leaves it. */
export function changedDraft(before: PostDraft, change: PostChange): PostDraft {
  const { id: _, views: __, comments: ___, revision: ____, ...written } = change
  const draft = { ...before, ...(written as Partial<PostDraft>) }
  return { ...draft, title: draft.title.trim(), film: tidyFilm(draft.film) }
}

/** Whether a new post keeps this section. */
export function isCompleteSection({
  sectionTitle,
  sectionText,
}: Pick<Section, 'sectionTitle' | 'sectionText'>): boolean {
  return sectionTitle.trim() !== '' && sectionText.trim() !== ''
}

function required(field: PostField) {
  const message = requiredMessage(field)
  return z.string(message).refine((value) => value.trim() !== '', message)
}

function text(name: string) {
  return z.string(`${name} is a text`)
}

function image(name: string) {
  const message = `${name} is empty, an address of a picture that Den keeps, or a data: string of a JPEG, PNG, WebP or AVIF`
  return z.string(message).refine(isImageValue, message)
}

function addressProblem(title: string): string | null {
  if (hasControlCharacters(title.trim())) return `${FIELD_LABELS.title} must be one line of plain text`
  return isUsablePath(postPath(title)) ? null : `${FIELD_LABELS.title} is too long for an address`
}

/** Stored, linked to and asked for by every part on the way. */
function isUsablePath(path: string): boolean {
  return isPostPath(path) && !hasControlCharacters(path) && bytesOf(path) <= 2000
}

function hasControlCharacters(value: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(value)
}

function bytesOf(value: string): number {
  return new TextEncoder().encode(value).byteLength
}

/** Fields that say nothing are left out; a film of which nothing is said is none. */
function tidyFilm(typed: { [K in keyof Film]: Film[K] | undefined } | null): Film | null {
  const said = Object.entries(typed ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return said.length > 0 ? (Object.fromEntries(said) as Film) : null
}
