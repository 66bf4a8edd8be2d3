import { type SqlBool, sql } from 'kysely'
import { folded } from '#domain/text/folded.ts'
import type { Connection } from '../db/database.ts'
import { readInSlices, type Slices } from '../db/slices.ts'

export interface PictureRow {
  readonly hash: string
  readonly added_at: string
}

/** Pictures that are searched in one slice. */
const BATCH = 500
/** Limits of a query in characters and in words: each word is searched in every picture. */
const QUERY_MAX = 200
const WORDS_MAX = 10

/** All pictures with every word of a query in description, file name or titles of posts, newest first. Reads all, in slices. */
export class PictureSearch {
  readonly #connection: Connection
  readonly #slices: Slices

  constructor(connection: Connection, slices: Slices) {
    this.#connection = connection
    this.#slices = slices
  }

  /** @param authorId the account whose unpublished posts count; undefined for those of all accounts */
  find(query: string, authorId: string | undefined): Promise<PictureRow[]> {
    const words = [...new Set(folded(query.slice(0, QUERY_MAX)).trim().split(' '))].slice(0, WORDS_MAX)
    const pictures = this.#connection.read
      .selectFrom('pictures')
      .select(['hash', 'added_at', 'description'])
      .orderBy('added_at', 'desc')
      .orderBy('hash', 'desc')
      .limit(BATCH)
    return readInSlices(this.#slices, async (after?: PictureRow) => {
      const rest = after
        ? pictures.where(sql<SqlBool>`(added_at, hash) < (${after.added_at}, ${after.hash})`)
        : pictures
      const batch = await rest.execute()
      const titles = await this.#titlesOf(
        batch.map(({ hash }) => hash),
        authorId,
      )
      const rows = batch.filter(({ hash, description }) => {
        const text = folded([hash, description, ...(titles.get(hash) ?? [])].join('\n'))
        return words.every((word) => text.includes(word))
      })
      return { rows, last: batch.length < BATCH ? undefined : batch.at(-1) }
    })
  }

  async #titlesOf(hashes: readonly string[], authorId: string | undefined): Promise<Map<string, string[]>> {
    const titles = new Map<string, string[]>()
    if (hashes.length === 0) return titles
    const uses = this.#connection.read
      .selectFrom('media_use')
      .innerJoin('posts', 'posts.id', 'media_use.post_id')
      .select(['media_use.hash', 'posts.title'])
      .where('media_use.hash', 'in', hashes)
    const visible =
      authorId === undefined
        ? uses
        : uses.where((eb) =>
            eb.or([
              eb.and([eb('status', '=', 'published'), eb('trashed_at', 'is', null)]),
              eb('author_id', '=', authorId),
            ]),
          )
    for (const { hash, title } of await visible.execute()) titles.set(hash, [...(titles.get(hash) ?? []), title])
    return titles
  }
}
