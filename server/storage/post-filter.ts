import type { SelectQueryBuilder } from 'kysely'
import type { Connection } from './database.ts'
import type { Tables } from './tables.ts'
import { mayBeStored, searchable } from './text.ts'

export interface PostFilter {
  /** The category, exactly. */
  readonly tag?: string | undefined
  /** Part of title, captions or author, regardless of case. */
  readonly q?: string | undefined
}

export function matchingPosts(
  { read, engine }: Connection,
  { tag, q }: PostFilter,
): SelectQueryBuilder<Tables, 'posts', object> {
  let query = read.selectFrom('posts')
  if (!mayBeStored(tag ?? '') || !mayBeStored(q ?? '')) return query.where((eb) => eb.lit(false))
  if (tag !== undefined) query = query.where('tag', '=', tag)
  if (q !== undefined) query = query.where(engine.contains('search_text', searchable(q)))
  return query
}

/** By date, then by creation, newest first. */
export function inFeedOrder<O>(query: SelectQueryBuilder<Tables, 'posts', O>): SelectQueryBuilder<Tables, 'posts', O> {
  return query.orderBy('date', 'desc').orderBy('created_seq', 'desc')
}
