import type { Film } from './film/film-fields.ts'
import type { RatingName } from './ratings.ts'
import type { Seo } from './seo/seo.ts'
import type { Series } from './series/series.ts'
import type { ContentWarning } from './warnings/content-warnings.ts'

/** A post. The field names are those of the JSON interface; the database, exports and screens use the same ones. */
export interface Post {
  /** Opaque; no path can equal it. */
  readonly id: string
  /** An own page, such as *How I rate*: on no list of posts. Absent for posts. It never changes. */
  readonly kind?: 'page'
  title: string
  /** The "Short Caption" of the form. */
  tagline: string
  /** The "Long Caption" of the form. */
  description: string
  author: string
  /** Further names beside the author, each once. */
  authors: string[]
  /** Civil date, `YYYY-MM-DD`. */
  date: string
  /** The category; empty shows as {@link DEFAULT_CATEGORY}. */
  tag: string
  /** Whether its category counts as a review; absent where that goes by its name. Not stored with the post. */
  readonly isReview?: boolean
  /** Names beside the category, each once. */
  tags: string[]
  series: Series | null
  featured: 0 | 1
  /** The instant until which it stands above all others on the front page, ISO 8601 in UTC. */
  pinnedUntil: string | null
  /** Starts with `/blogs/`, that of a page with its name; stored as typed, percent-encoded only in links. */
  path: string
  /** BCP 47 tag of its texts; empty for the language of the blog. */
  language: string
  film: Film | null
  /** Address of a picture in our media store (`/media/<hash>.<type>`), or empty. */
  articleImage: string
  /** The credit of the main image: who made it. */
  articleImgSrc: string
  articleImageAlt: string
  sections: Section[]
  ratings: Ratings | null
  /** At most one warning of each kind. */
  contentWarnings: ContentWarning[]
  seo: Seo | null
  /** Kept as imported; nothing reads it. */
  comments: readonly unknown[]
  /** Readers of this post, counted once per visitor and day. */
  readonly views: number
  /** Rises by one with every saved change; the ETag of the JSON interface holds it. */
  readonly revision: number
  /** Instants, ISO 8601 in UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  /** E-mail address of the administrator who saved it last; empty when unknown. For administrators only. */
  readonly updatedBy: string
}

export type PostKind = 'post' | 'page'

export type PostInput = Omit<Post, 'id' | 'isReview' | 'views' | 'revision' | 'createdAt' | 'updatedAt' | 'updatedBy'>

/** What lists read of a post: no field that is stored behind its texts. */
export type PostSummary = Omit<
  Post,
  'sections' | 'comments' | 'updatedBy' | 'tags' | 'series' | 'pinnedUntil' | 'language' | 'seo'
>

export interface Section {
  sectionTitle: string
  sectionText: string
  sectionImage: string
  sectionImgSrc: string
  sectionImageAlt: string
  /** 1 when the whole section is covered until a reader asks for it. */
  sectionSpoilers?: 1
  /** Id of the post that this entry of a list is about. That post may not be published, or not exist. */
  sectionReview?: string
  /** The film that this entry of a list is about, when the blog has no review of it. */
  sectionFilm?: Film
}

/** A whole number from 0 to 10; null when the score is not known. */
export type Score = number | null

export type Ratings = Record<RatingName | 'overall', Score>

export const CATEGORIES = ['Horror Review', 'Horror List', 'Horror Musings'] as const
export const DEFAULT_CATEGORY = 'General'
export const TITLE_MAX_LENGTH = 60

/** The kind as posts have it: absent but for a page. */
export function kindIn({ kind }: { readonly kind?: PostKind | undefined }): Pick<Post, 'kind'> {
  return kind === 'page' ? { kind } : {}
}
