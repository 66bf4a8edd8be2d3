import { type SelectExpression, type Selection, sql } from 'kysely'
import type { Announcement } from '#domain/posts/announcement.ts'
import type { Film } from '#domain/posts/film/film-fields.ts'
import {
  DEFAULT_CATEGORY,
  kindIn,
  type Post,
  type PostInput,
  type PostSummary,
  type Ratings,
  type Section,
} from '#domain/posts/post.ts'
import { eachPlainText, type PlainText } from '#domain/posts/post-fields.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { isOffSitemap, type Seo } from '#domain/posts/seo/seo.ts'
import type { Series } from '#domain/posts/series/series.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { normalizedLabel } from '#domain/posts/terms/normalized-label.ts'
import { isContentWarning } from '#domain/posts/warnings/content-warnings.ts'
import type { Tables } from '../db/tables.ts'
import { storable, storableJson } from '../db/text.ts'

/** As the owner decided of the category; null for a category that goes by its name. */
export const reviewMark = sql<number | null>`(
  select is_review from categories where categories.name = coalesce(nullif(trim(tag), ''), ${sql.lit(DEFAULT_CATEGORY)})
)`

export const SUMMARY_COLUMNS = [
  'id',
  'kind',
  'title',
  'tagline',
  'description',
  'author',
  'authors',
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
  reviewMark.as('isReview'),
] as const

export const POST_COLUMNS = [
  ...SUMMARY_COLUMNS,
  'updated_by as updatedBy',
  'sections',
  'comments',
  'tags',
  'series',
  'pinned_until as pinnedUntil',
  'language',
  'seo',
] as const

const STATE_COLUMNS = [
  'status',
  'trashed_at as trashedAt',
  'announces',
  'publish_at as publishAt',
  'publish_problem as publishProblem',
  'saved_as as savedAs',
] as const

export const SAVED_SUMMARY_COLUMNS = [...SUMMARY_COLUMNS, 'updated_by as updatedBy', ...STATE_COLUMNS] as const

export const SAVED_COLUMNS = [...POST_COLUMNS, ...STATE_COLUMNS, 'announcement'] as const

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
  'authors',
  'tags',
  'series',
  'pinned_until',
] as const

type Row<Column extends SelectExpression<Tables, 'published_posts'>> = Selection<Tables, 'published_posts', Column>
type SavedRow<Column extends SelectExpression<Tables, 'posts'>> = Selection<Tables, 'posts', Column>

interface PostState {
  /** The status outside of the trash. */
  readonly status: PostStatus
  /** Instant, ISO 8601 in UTC; null outside of the trash. */
  readonly trashedAt: string | null
  /** Whether subscribers get it by e-mail when it is published; false for a published post. */
  readonly announces: boolean
  /** Instant of the publication of a scheduled post, ISO 8601 in UTC; null for any other. */
  readonly publishAt: string | null
  /** Why the last try to publish it at that instant failed, in words. */
  readonly publishProblem: string | null
  /** Idempotency key of the last save; null for one without a key. */
  readonly savedAs: string | null
}

/** A post of any status. Its path is empty until it is published, unless its writer chose one. */
export type SavedPost = Post &
  PostState & {
    /** What is written for the mail about an unpublished post; null for nothing. */
    readonly announcement: Announcement | null
  }

export type SavedSummary = PostSummary & PostState & Pick<Post, 'updatedBy'>

export function toSummary<R extends Row<(typeof SUMMARY_COLUMNS)[number]>>(row: R) {
  const { kind, isReview, ...columns } = row
  return {
    ...columns,
    ...kindIn({ kind }),
    ...(isReview !== null && { isReview: isReview === 1 }),
    featured: row.featured === 1 ? (1 as const) : (0 as const),
    authors: namesIn(row.authors),
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
    series: objectIn<Series>(row.series),
    pinnedUntil: row.pinnedUntil,
    seo: objectIn<Seo>(row.seo),
    tags: namesIn(row.tags),
    updatedBy: row.updatedBy ?? '',
  }
}

export function toSavedPost(row: SavedRow<(typeof SAVED_COLUMNS)[number]>): SavedPost {
  const { status, trashedAt, announces, announcement, publishAt, publishProblem, savedAs, ...post } = row
  const state = { status, trashedAt, announces: announces === 1, publishAt, publishProblem, savedAs }
  return {
    ...toPost({ ...post, path: row.path ?? '' }),
    ...state,
    announcement: objectIn<Announcement>(announcement),
  }
}

export function toSavedSummary(row: SavedRow<(typeof SAVED_SUMMARY_COLUMNS)[number]>): SavedSummary {
  const summary = toSummary({ ...row, path: row.path ?? '' })
  return { ...summary, announces: row.announces === 1, updatedBy: row.updatedBy ?? '' }
}

export function toColumns(input: PostInput) {
  return {
    path: storable(input.path).normalize('NFC'),
    date: input.date,
    featured: input.featured,
    ...textColumns(input),
    tag: normalizedLabel(storable(input.tag)),
    title: storable(input.title),
    article_image: storable(input.articleImage),
    article_image_alt: storable(input.articleImageAlt),
    film: input.film && storableJson(input.film),
    ratings: input.ratings && storableJson(input.ratings),
    sections: storableJson(input.sections),
    comments: JSON.stringify(input.comments),
    content_warnings: JSON.stringify(input.contentWarnings),
    authors: storableJson(input.authors),
    tags: storableJson(input.tags),
    series: input.series && storableJson(input.series),
    pinned_until: input.pinnedUntil,
    seo: input.seo && storableJson(input.seo),
    off_sitemap: isOffSitemap(input) ? 1 : 0,
  }
}

type Snake<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Lowercase<First>}${Snake<Rest>}`
  : ''

function textColumns(input: PostInput): Record<Snake<PlainText>, string> {
  const texts = Object.entries(eachPlainText((name) => storable(input[name])))
  const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(texts.map(([name, text]) => [column(name), text])) as Record<Snake<PlainText>, string>
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

function namesIn(json: string): string[] {
  return listIn(json).filter((name) => typeof name === 'string')
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
