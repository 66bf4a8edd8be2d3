import { LISTED_USES, type PictureUse } from '#domain/pictures/listed-picture.ts'
import type { Connection } from '../db/database.ts'

interface Uses {
  /** At most one more than is shown, to tell that there are more. */
  readonly posts: readonly PictureUse[]
  /** A post of which only an earlier revision shows the picture. */
  readonly earlier: PictureUse | null
}

/** Which posts show pictures, whether readers see these posts or not. */
export class PictureUses {
  readonly #database: Connection

  constructor(database: Connection) {
    this.#database = database
  }

  /** By hash; unused pictures are missing. */
  async of(hashes: readonly string[]): Promise<Map<string, Uses>> {
    const current = await this.#postIds('media_use', hashes, LISTED_USES + 1)
    const rest = hashes.filter((hash) => !current.has(hash))
    const earlier = await this.#postIds('revision_pictures', rest, 1)
    const posts = await this.#posts([...current.values(), ...earlier.values()].flat())
    const known = (ids: readonly string[] = []) => ids.flatMap((id) => posts.get(id) ?? [])
    return new Map(
      [...current, ...earlier].map(([hash]) => [
        hash,
        { posts: known(current.get(hash)), earlier: known(earlier.get(hash))[0] ?? null },
      ]),
    )
  }

  async #postIds(
    table: 'media_use' | 'revision_pictures',
    hashes: readonly string[],
    limit: number,
  ): Promise<Map<string, string[]>> {
    const { read } = this.#database
    const [first, ...others] = hashes.map((hash) =>
      read
        .selectFrom(
          read
            .selectFrom(table)
            .select(['hash', 'post_id'])
            .where('hash', '=', hash)
            .orderBy('post_id')
            .limit(limit)
            .as('few'),
        )
        .select(['few.hash', 'few.post_id']),
    )
    const ids = new Map<string, string[]>()
    if (!first) return ids
    const rows = await others.reduce((all, one) => all.unionAll(one), first).execute()
    for (const { hash, post_id } of rows) ids.set(hash, [...(ids.get(hash) ?? []), post_id])
    return ids
  }

  async #posts(ids: readonly string[]): Promise<Map<string, PictureUse>> {
    if (ids.length === 0) return new Map()
    const { read } = this.#database
    const posts = read.selectFrom('posts').select(['id', 'title', 'status', 'trashed_at'])
    return new Map(
      (await posts.where('id', 'in', ids).execute()).map(({ id, title, status, trashed_at }) => [
        id,
        { id, title, status: trashed_at === null ? status : 'trashed' },
      ]),
    )
  }
}
