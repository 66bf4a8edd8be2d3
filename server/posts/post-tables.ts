import type { Generated } from 'kysely'
import type { PostKind } from '#domain/posts/post.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import type { AuthorTables } from './authors/author-tables.ts'
import type { CategoryTables } from './categories/category-tables.ts'
import type { ScoreTables } from './scores/score-tables.ts'
import type { SearchDocument } from './search/search-entry.ts'
import type { TermTables } from './terms/term-tables.ts'

export interface PostTables extends AuthorTables, CategoryTables, ScoreTables, TermTables {
  posts: PostTable
  published_posts: PublishedPostTable
  published_content: PublishedPostTable
  old_paths: OldPathTable
  pending_edits: PendingEditTable
  post_revisions: PostRevisionTable
  revision_pictures: RevisionPictureTable
  preview_links: PreviewLinkTable
  indexed_posts: IndexedPostTable
  search_documents: SearchDocumentTable
  vocabulary: VocabularyTable
}

/** A post or own page of any status. */
interface PostTable extends Omit<PublishedPostTable, 'created_seq' | 'path'> {
  /** The status outside of the trash. */
  status: PostStatus
  /** When it came into the trash; null outside of it. */
  trashed_at: string | null
  /** Place in the order of publication; null for a post that was never published. */
  created_seq: number | null
  /** The path; null until the post is published, unless its writer chose one. */
  path: string | null
  /** Whether subscribers get it by e-mail when it is published. */
  announces: Generated<number>
  /** JSON text: what is written for that mail; null for nothing. */
  announcement: string | null
  /** Of a scheduled post: the instant of its publication. Null for any other. */
  publish_at: string | null
  /** Why the last try to publish it failed, in words. Null before a try and after a save. */
  publish_problem: string | null
  /** Idempotency key of the last save; null for one without a key. */
  saved_as: Generated<string | null>
}

/** The views of what readers may see: `published_posts` has no pages, `published_content` has both. */
interface PublishedPostTable {
  /** Rises with every post that is published, so that "by date, then by creation" is a total order even within one millisecond. */
  created_seq: number
  id: string
  path: string
  date: string
  featured: number
  tag: string
  title: string
  tagline: string
  description: string
  author: string
  article_image: string
  article_img_src: string
  article_image_alt: string
  /** JSON text, like `ratings`, `sections`, `comments`, `content_warnings`, `authors`, `tags`, `series` and `seo`. */
  film: string | null
  ratings: string | null
  views: Generated<number>
  revision: number
  created_at: string
  updated_at: string
  sections: string
  comments: string
  /** E-mail address of the administrator who saved it last; null for demo posts and those of versions that did not store it. */
  updated_by: string | null
  creation_key: string | null
  content_warnings: Generated<string>
  authors: Generated<string>
  tags: Generated<string>
  series: Generated<string | null>
  /** BCP 47 tag; empty for the language of the blog. */
  language: Generated<string>
  /** Instant, ISO 8601 in UTC. Null once it has passed. */
  pinned_until: Generated<string | null>
  seo: Generated<string | null>
  /** 1 where `seo` keeps it out of the sitemap. */
  off_sitemap: Generated<number>
  /** The account that wrote it, which may be gone; null for demo posts and those of versions that did not store it. */
  author_id: Generated<string | null>
  kind: Generated<PostKind>
}

interface OldPathTable {
  path: string
  post_id: string
  created_at: string
}

interface PendingEditTable {
  post_id: string
  base_revision: number
  edit: number
  /** JSON text. */
  content: string
  updated_at: string
  updated_by: string
  /** Idempotency key of the last save; null for one without a key. */
  saved_as: Generated<string | null>
}

interface PostRevisionTable {
  post_id: string
  revision: number
  status: PostStatus
  saved_at: string
  /** E-mail address; empty when it is not known. */
  saved_by: string
  /** Start of the ten minutes of typing whose saves share this row; null when the next save adds a row. */
  typing_since: string | null
  /** JSON text of a `PostContent`. */
  content: string
}

/** The pictures that a revision names, including those that are no longer stored. */
interface RevisionPictureTable {
  hash: string
  post_id: string
  revision: number
}

interface PreviewLinkTable {
  post_id: string
  token_hash: string
  created_at: string
  /** E-mail address. */
  created_by: string
  expires_at: string
}

interface IndexedPostTable {
  post_id: string
  revision: number
  index_version: number
}

interface SearchDocumentTable extends SearchDocument {
  /** The result of `feedOrder`: greater for posts that come earlier in lists. */
  feed_order: number
  post_id: string
  /** 1 until the stems of captions and topics are in `vocabulary`. */
  has_new_stems: Generated<number>
}

/** Words to which a misspelt or unfinished word of a query is completed. Words of deleted posts stay. */
interface VocabularyTable {
  stem: string
  /** 1 when the word is, or was, in a title or in the facts of a film. */
  is_name: number
}
