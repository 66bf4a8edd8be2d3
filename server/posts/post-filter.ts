import type { SelectQueryBuilder } from 'kysely'
import type { Connection } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { mayBeStored } from '../db/text.ts'

export interface CategoryFilter {
  readonly tag?: string | undefined
}

export interface PostFilter extends CategoryFilter {
  /** Name of a tag; for the administrators' list alone. */
  readonly tagged?: string | undefined
  /** Words of title, captions, authors or film; the last may be unfinished. */
  readonly q?: string | undefined
}

/** Query of the posts of a category. A `tag` that no row can hold matches none, instead of failing on PostgreSQL. */
export function matchingPosts(
  { read }: Connection,
  { tag }: CategoryFilter,
): SelectQueryBuilder<Tables, 'published_posts', object> {
  const posts = read.selectFrom('published_posts')
  if (tag === undefined) return posts
  return mayBeStored(tag) ? posts.where('tag', '=', tag) : posts.where((eb) => eb.lit(false))
}

/** By date, then by creation. The front page puts featured posts between these: `domain/posts/front-page.ts`. */
export function newestFirst<O>(
  query: SelectQueryBuilder<Tables, 'published_posts', O>,
): SelectQueryBuilder<Tables, 'published_posts', O> {
  return query.orderBy('date', 'desc').orderBy('created_seq', 'desc')
}

export function oldestFirst<O>(
  query: SelectQueryBuilder<Tables, 'published_posts', O>,
): SelectQueryBuilder<Tables, 'published_posts', O> {
  return query.orderBy('date', 'asc').orderBy('created_seq', 'asc')
}
