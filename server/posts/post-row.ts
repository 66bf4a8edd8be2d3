import type { Selectable } from 'kysely'
import type { Film, Post, PostDraft, PostSummary, Ratings, Section } from '#domain/posts/post.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import type { PostTable, UnpublishedPostTable } from '#server/posts/post-tables.ts'
import { searchable, storable, storableJson } from '../db/text.ts'

export const SUMMARY_COLUMNS = [
  'id',
  'path',
  'date',
  'featured',
  'tag',
  'title',
  'tagline',
  'description',
  'author',
  'article_image',
  'article_img_src',
  'article_image_alt',
  'film',
  'ratings',
  'views',
  'revision',
  'created_at',
  'updated_at',
] as const satisfies (keyof PostTable)[]

type SummaryRow = Pick<Selectable<PostTable>, (typeof SUMMARY_COLUMNS)[number]>

export function toSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    tagline: row.tagline,
    description: row.description,
    author: row.author,
    date: row.date,
    tag: row.tag,
    featured: row.featured === 1 ? 1 : 0,
    path: row.path,
    film: objectIn<Film>(row.film),
    articleImage: row.article_image,
    articleImgSrc: row.article_img_src,
    articleImageAlt: row.article_image_alt,
    ratings: ratingsIn(row.ratings),
    views: row.views,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function toPost(row: Selectable<PostTable>): Post {
  return {
    ...toSummary(row),
    sections: listIn(row.sections).filter(isObject).map(toSection),
    comments: listIn(row.comments),
    updatedBy: row.updated_by ?? '',
  }
}

/** A draft has an empty path until it was published once. */
export function toUnpublishedPost(row: Selectable<UnpublishedPostTable>): Post {
  return toPost({ ...row, path: row.path ?? '', created_seq: row.created_seq ?? 0 })
}

/** The columns that a draft decides. */
export function toColumns(draft: PostDraft) {
  return {
    path: storable(draft.path),
    date: draft.date,
    featured: draft.featured,
    tag: storable(draft.tag),
    title: storable(draft.title),
    tagline: storable(draft.tagline),
    description: storable(draft.description),
    author: storable(draft.author),
    article_image: storable(draft.articleImage),
    article_img_src: storable(draft.articleImgSrc),
    article_image_alt: storable(draft.articleImageAlt),
    film: draft.film && storableJson(draft.film),
    ratings: draft.ratings && storableJson(draft.ratings),
    search_text: searchable(
      [draft.title, draft.tagline, draft.description, draft.author, draft.film?.title, draft.film?.director].join('\n'),
    ),
    sections: storableJson(draft.sections),
    comments: JSON.stringify(draft.comments),
  }
}

/** Damaged JSON costs a post its sections or ratings, never a list its answer. */
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
  return ratings && [...RATING_NAMES, 'overall' as const].every((name) => Number.isFinite(ratings[name]))
    ? ratings
    : null
}

function toSection(part: Partial<Record<keyof Section, unknown>>): Section {
  return {
    sectionTitle: textIn(part.sectionTitle),
    sectionText: textIn(part.sectionText),
    sectionImage: textIn(part.sectionImage),
    sectionImgSrc: textIn(part.sectionImgSrc),
    sectionImageAlt: textIn(part.sectionImageAlt),
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
