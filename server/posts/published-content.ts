import { sql } from 'kysely'
import { STANDARD_PATHS } from '#domain/posts/pages/standard-pages.ts'
import { pathSpellings } from '#domain/posts/path.ts'
import type { Post } from '#domain/posts/post.ts'
import { countOf } from '../db/count-of.ts'
import type { Connection } from '../db/database.ts'
import { mayBeStored } from '../db/text.ts'
import { POST_COLUMNS, toPost } from './post-row.ts'

const PATHS_BATCH = 1_000
/** A literal, by which SQLite finds the index of pages. */
const PAGE = sql.lit('page' as const)

/** What readers may see, posts and own pages alike, by name or from a search. Lists of posts read `PublishedPosts`. */
export class PublishedContent {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** In the order of the ids. */
  async findByIds(ids: readonly string[]): Promise<Post[]> {
    if (ids.length === 0) return []
    const rows = await this.#rows().where('id', 'in', ids).execute()
    const posts = new Map(rows.map((row) => [row.id, toPost(row)]))
    return ids.flatMap((id) => posts.get(id) ?? [])
  }

  /** What is at this path, else at another spelling of it. */
  async findByPath(path: string): Promise<Post | undefined> {
    if (!mayBeStored(path)) return undefined
    const rows = await this.#rows().where('path', 'in', pathSpellings(path)).execute()
    const row = rows.find((row) => row.path === path) ?? rows[0]
    return row && toPost(row)
  }

  /** The present path of what once had this one. */
  async findByOldPath(path: string): Promise<string | undefined> {
    if (!mayBeStored(path)) return undefined
    const row = await this.#connection.read
      .selectFrom('old_paths')
      .innerJoin('published_content as posts', 'posts.id', 'old_paths.post_id')
      .select('posts.path')
      .where('old_paths.path', 'in', pathSpellings(path))
      .executeTakeFirst()
    return row?.path
  }

  /** Own pages, whole, those first that were changed last. */
  async pages(offset: number, limit: number): Promise<Post[]> {
    const rows = await this.#pages().select(POST_COLUMNS).limit(limit).offset(offset).execute()
    return rows.map(toPost)
  }

  pageCount(): Promise<number> {
    return countOf(this.#connection.read.selectFrom('published_content').where('kind', '=', PAGE))
  }

  /** What sitemaps list: standard pages are among their screens. */
  async *pagePaths(offset: number, limit: number): AsyncGenerator<{ path: string; updatedAt: string }[]> {
    const pages = this.#pages()
      .where('off_sitemap', '=', 0)
      .where('path', 'not in', STANDARD_PATHS)
      .select(['path', 'updated_at as updatedAt'])
    for (let at = 0; at < limit; at += PATHS_BATCH)
      yield await pages
        .limit(Math.min(PATHS_BATCH, limit - at))
        .offset(offset + at)
        .execute()
  }

  async standardOffSitemap(): Promise<string[]> {
    const pages = this.#connection.read
      .selectFrom('published_content')
      .select('path')
      .where('path', 'in', STANDARD_PATHS)
    return (await pages.where('off_sitemap', '=', 1).execute()).map(({ path }) => path)
  }

  #pages() {
    const pages = this.#connection.read.selectFrom('published_content').where('kind', '=', PAGE)
    return pages.orderBy('updated_at', 'desc').orderBy('id', 'desc')
  }

  #rows() {
    return this.#connection.read.selectFrom('published_content').select(POST_COLUMNS)
  }
}
