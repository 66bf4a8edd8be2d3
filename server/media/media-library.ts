import { LISTED_PICTURES, LISTED_USES, type ListedPicture, type PicturePage } from '#domain/pictures/listed-picture.ts'
import { mediumNamedBy } from '#domain/pictures/picture.ts'
import type { PictureChange } from '#domain/pictures/picture-change.ts'
import { raiseContentVersion } from '../db/content-version.ts'
import { countOf } from '../db/count-of.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { type Slices, unsliced } from '../db/slices.ts'
import { storable } from '../db/text.ts'
import { MediaRepository } from './media-repository.ts'
import { pictureOf } from './picture-of.ts'
import { type PictureRow, PictureSearch } from './picture-search.ts'
import { PictureUses } from './picture-uses.ts'
import { KEPT_UNUSED_MS, usesBesidePosts } from './unused-media.ts'

interface PictureFilter {
  /** Words of description, file name or titles of posts. */
  readonly q?: string | undefined
  /** The account whose unpublished posts are searched; undefined for those of all accounts. */
  readonly authorId?: string | undefined
}

export class MediaLibrary {
  readonly #database: Connection
  readonly #slices: Slices

  constructor(database: Connection, slices: Slices = unsliced) {
    this.#database = database
    this.#slices = slices
  }

  /** Newest first. A page beyond the last is the last. */
  async page(asked: number, { q, authorId }: PictureFilter = {}): Promise<PicturePage> {
    if (q) {
      const found = await new PictureSearch(this.#database, this.#slices).find(q, authorId)
      const pages = Math.max(1, Math.ceil(found.length / LISTED_PICTURES))
      const page = Math.min(asked, pages)
      const rows = found.slice((page - 1) * LISTED_PICTURES, page * LISTED_PICTURES)
      return { pictures: await this.#listed(rows), page, pages, total: found.length }
    }
    const total = await countOf(this.#database.read.selectFrom('pictures'))
    const pages = Math.max(1, Math.ceil(total / LISTED_PICTURES))
    const page = Math.min(asked, pages)
    const rows = await this.#database.read
      .selectFrom('pictures')
      .select(['hash', 'added_at'])
      .orderBy('added_at', 'desc')
      .orderBy('hash', 'desc')
      .limit(LISTED_PICTURES)
      .offset((page - 1) * LISTED_PICTURES)
      .execute()
    return { pictures: await this.#listed(rows), page, pages, total }
  }

  /**
   * @param address of a picture
   * @returns the picture after the change; null when there is none
   */
  change(address: string, { description, focalPoint }: PictureChange): Promise<ListedPicture | null> {
    return lockedTransaction(this.#database, 'content', async (trx) => {
      const inside = new MediaLibrary(trx)
      const row = await inside.#find(address)
      if (!row) return null
      const values = {
        ...(description !== undefined && { description: storable(description).trim() }),
        ...(focalPoint !== undefined && { focal_x: focalPoint?.x ?? null, focal_y: focalPoint?.y ?? null }),
      }
      if (Object.keys(values).length > 0) {
        await trx.write.updateTable('pictures').set(values).where('hash', '=', row.hash).execute()
        await raiseContentVersion(trx)
      }
      return (await inside.#listed([row]))[0] ?? null
    })
  }

  async #find(address: string): Promise<PictureRow | undefined> {
    const named = mediumNamedBy(address)
    if (!named) return undefined
    return this.#database.read
      .selectFrom('pictures')
      .innerJoin('media', 'media.hash', 'pictures.hash')
      .select(['pictures.hash', 'pictures.added_at'])
      .where('pictures.hash', '=', named.hash)
      .where('media.type', '=', named.type)
      .executeTakeFirst()
  }

  async #listed(rows: readonly PictureRow[]): Promise<ListedPicture[]> {
    const hashes = rows.map(({ hash }) => hash)
    const facts = await new MediaRepository(this.#database).describe(hashes)
    const uses = await new PictureUses(this.#database).of(hashes)
    const besidePosts = await usesBesidePosts(this.#database)
    const usedBy = (user: string) => new Set(besidePosts.filter(({ by }) => by === user).map(({ hash }) => hash))
    const [inSettings, inCategories, inProfiles] = [usedBy('setting'), usedBy('category'), usedBy('profile')]
    const unused = await this.#unusedSince(hashes.filter((hash) => !uses.has(hash)))
    return rows.flatMap(({ hash, added_at }) => {
      const known = facts.get(hash)
      if (!known) return []
      const { posts = [], earlier = null } = uses.get(hash) ?? {}
      const since = unused.get(hash)
      return {
        ...pictureOf(hash, known),
        addedAt: added_at,
        uses: posts.slice(0, LISTED_USES),
        hasMoreUses: posts.length > LISTED_USES,
        earlierUse: earlier,
        isInSettings: inSettings.has(hash),
        isInCategory: inCategories.has(hash),
        isInProfile: inProfiles.has(hash),
        removedFrom: since === undefined ? null : new Date(Date.parse(since) + KEPT_UNUSED_MS).toISOString(),
      }
    })
  }

  async #unusedSince(hashes: readonly string[]): Promise<Map<string, string>> {
    if (hashes.length === 0) return new Map()
    const { read } = this.#database
    const rows = await read.selectFrom('media_unused').select(['hash', 'since']).where('hash', 'in', hashes).execute()
    return new Map(rows.map(({ hash, since }) => [hash, since]))
  }
}
