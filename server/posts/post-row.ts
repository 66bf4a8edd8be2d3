import type { Selection } from 'kysely'
import type { Film, Post, PostInput, PostSummary, Ratings, Section } from '#domain/posts/post.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { isContentWarning } from '#domain/posts/warnings/content-warnings.ts'
import type { Tables } from '../db/tables.ts'
import { storable, storableJson } from '../db/text.ts'

export const SUMMARY_COLUMNS = [
  'id',
  'title',
  'tagline',
  'description',
  'author',
  'date',
  'tag',
  'featured',
  'path',
  'film',
  'article_image as articleImage',
  'article_img_src as articleImgSrc',
  'article_image_alt as articleImageAlt',
  'ratings',
  'views',
  'revision',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'content_warnings as contentWarnings',
] as const

export const UNPUBLISHED_SUMMARY_COLUMNS = [...SUMMARY_COLUMNS, 'updated_by as updatedBy'] as const

export const POST_COLUMNS = [...UNPUBLISHED_SUMMARY_COLUMNS, 'sections', 'comments'] as const

/** The columns that determine on which lists a post appears, and where. */
const LISTING_COLUMNS = [
  'path',
  'date',
  'featured',
  'tag',
  'title',
  'author',
  'film',
  'ratings',
  'content_warnings',
] as const

type Row<Column extends string> = Selection<Tables, 'posts', Column>

export function toSummary<R extends Row<(typeof SUMMARY_COLUMNS)[number]>>(row: R) {
  return {
    ...row,
    featured: row.featured === 1 ? (1 as const) : (0 as const),
    film: objectIn<Film>(row.film),
    ratings: ratingsIn(row.ratings),
    contentWarnings: listIn(row.contentWarnings).filter(isContentWarning),
  }
}

export function toPost(row: Row<(typeof POST_COLUMNS)[number]>): Post {
  return {
    ...toSummary(row),
    sections: listIn(row.sections).filter(isObject).map(toSection),
    comments: listIn(row.comments),
    updatedBy: row.updatedBy ?? '',
  }
}

/** A draft has an empty path until it was published once. */
export function toUnpublishedPost(row: Selection<Tables, 'unpublished_posts', (typeof POST_COLUMNS)[number]>): Post {
  return toPost({ ...row, path: row.path ?? '' })
}

export function toUnpublishedSummary(
  row: Selection<Tables, 'unpublished_posts', (typeof UNPUBLISHED_SUMMARY_COLUMNS)[number]>,
): PostSummary & { readonly updatedBy: string } {
  return { ...toSummary({ ...row, path: row.path ?? '' }), updatedBy: row.updatedBy ?? '' }
}

export function toColumns(input: PostInput) {
  return {
    path: storable(input.path).normalize('NFC'),
    date: input.date,
    featured: input.featured,
    tag: storable(input.tag),
    title: storable(input.title),
    tagline: storable(input.tagline),
    description: storable(input.description),
    author: storable(input.author),
    article_image: storable(input.articleImage),
    article_img_src: storable(input.articleImgSrc),
    article_image_alt: storable(input.articleImageAlt),
    film: input.film && storableJson(input.film),
    ratings: input.ratings && storableJson(input.ratings),
    sections: storableJson(input.sections),
    comments: JSON.stringify(input.comments),
    content_warnings: JSON.stringify(input.contentWarnings),
  }
}

export function isListedAlike(a: PostInput, b: PostInput): boolean {
  const [one, other] = [toColumns(a), toColumns(b)]
  // Films of sections that are hidden as spoilers are on no list.
  const filmsIn = ({ sections }: PostInput) =>
    JSON.stringify(sections.flatMap(({ sectionFilm, sectionSpoilers }) => (sectionSpoilers ? [] : (sectionFilm ?? []))))
  return LISTING_COLUMNS.every((name) => one[name] === other[name]) && filmsIn(a) === filmsIn(b)
}

/** Reads damaged JSON as an empty list: one post loses its sections, but no query of a list fails. */
function listIn(json: string): unknown[] {
  const value = parsed(json)
  return Array.isArray(value) ? value : []
}

function objectIn<T extends object>(json: string | null): T | null {
  const value = json === null ? null : parsed(json)
  return isObject(value) ? (value as T) : null
}

function ratingsIn(json: string | null): Ratings | null {
  const ratings = objectIn<Ratings>(json)
  const isScore = (score: unknown) => score === null || Number.isFinite(score)
  return ratings && [...RATING_NAMES, 'overall' as const].every((name) => isScore(ratings[name])) ? ratings : null
}

function toSection(part: Partial<Record<keyof Section, unknown>>): Section {
  return {
    sectionTitle: textIn(part.sectionTitle),
    sectionText: textIn(part.sectionText),
    sectionImage: textIn(part.sectionImage),
    sectionImgSrc: textIn(part.sectionImgSrc),
    sectionImageAlt: textIn(part.sectionImageAlt),
    ...(part.sectionSpoilers === 1 && { sectionSpoilers: 1 }),
    ...(textIn(part.sectionReview) && { sectionReview: textIn(part.sectionReview) }),
    ...(isObject(part.sectionFilm) && { sectionFilm: part.sectionFilm as Film }),
  }
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
