import type { FocalPoint } from '#domain/pictures/focal-point.ts'
import type { Size } from '#domain/pictures/image-compression.ts'
import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { mayBeStored } from '../db/text.ts'
import type { ByteStore } from './bytes/byte-store.ts'
import { databaseBytes } from './bytes/database-bytes.ts'
import { anyBytes } from './bytes/open-bytes.ts'
import type { MediaTable } from './media-tables.ts'

export interface Medium extends MediumMeasures {
  readonly hash: string
  readonly bytes: Uint8Array
}

/** A medium whose bytes are read later, see {@link MediaRepository.read}. */
export interface StoredMedium {
  readonly hash: string
  readonly type: string
  readonly byteLength: number
}

type MediumMeasures = Pick<MediaTable, 'type' | 'width' | 'height' | 'placeholder'>

export interface MediumFacts extends MediumMeasures {
  readonly byteLength: number
  /** Size of the medium that its renditions are made of: of its source if it has one. */
  readonly largest: Size
  readonly description?: string
  readonly focalPoint?: FocalPoint
}

/** Pictures, each kept once under the hash of its content and never changed. */
export class MediaRepository {
  readonly #connection: Connection
  readonly #bytes: Pick<ByteStore, 'read'>

  /** @param outside where the bytes of pictures are that are not in the database */
  constructor(connection: Connection, outside?: ByteStore) {
    this.#connection = connection
    this.#bytes = anyBytes(connection, outside)
  }

  /**
   * Stores a picture in the database. If it is stored already, only the time until unused pictures are removed starts again, see {@link touch}.
   * @param source the same picture in better quality, of which renditions are made. Ignored for a medium that is stored already: its
   *   renditions may be published, and their addresses are immutable.
   */
  put(medium: Medium, source?: Medium): Promise<void> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const inside = new MediaRepository(trx)
      const isNew = await inside.#insert(medium)
      // A post may have named the picture before it was uploaded.
      if (isNew) await raiseContentVersion(trx)
      if (isNew && source && source.hash !== medium.hash) {
        await inside.#insert(source)
        // A source must not have a source itself, so the source of this one is used if there is one.
        const better = await inside.#sourceOf(source.hash)
        await trx.write
          .insertInto('media_sources')
          .values({ hash: medium.hash, source: better ?? source.hash })
          .execute()
      }
      await inside.touch(medium.hash)
    })
  }

  /** Restarts the day after which an unused picture is removed, also of a medium that was only a source. False when it is not stored. */
  touch(hash: string): Promise<boolean> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const found = await trx.write
        .selectFrom('media')
        .select(['hash', 'created_at'])
        .where('hash', '=', hash)
        .executeTakeFirst()
      if (!found) return false
      await trx.write
        .insertInto('pictures')
        .values({ hash, added_at: found.created_at, focal_x: null, focal_y: null })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute()
      await trx.write.deleteFrom('media_unused').where('hash', '=', hash).execute()
      return true
    })
  }

  async find(hash: string): Promise<StoredMedium | undefined> {
    if (!mayBeStored(hash)) return undefined
    return this.#connection.read
      .selectFrom('media')
      .select(['hash', 'type', 'byte_length as byteLength'])
      .where('hash', '=', hash)
      .executeTakeFirst()
  }

  /**
   * The bytes from `start` up to before `end`, wherever they are.
   * @throws {MissingBytesError} when the medium is no longer there
   */
  read(medium: StoredMedium, start = 0, end = medium.byteLength): AsyncGenerator<Uint8Array> {
    return this.#bytes.read(medium, start, end)
  }

  /** The whole picture in the best quality that is kept. */
  async findLargest(hash: string): Promise<(StoredMedium & Pick<Medium, 'bytes'>) | undefined> {
    if (!mayBeStored(hash)) return undefined
    const medium = await this.find((await this.#sourceOf(hash)) ?? hash)
    return medium && { ...medium, bytes: Buffer.concat(await Array.fromAsync(this.read(medium))) }
  }

  /** The facts of each picture, without its bytes, in one query. Hashes that are not stored are left out. */
  async describe(hashes: readonly string[]): Promise<Map<string, MediumFacts>> {
    const wanted = [...new Set(hashes)].filter(mayBeStored)
    if (wanted.length === 0) return new Map()
    const rows = await this.#connection.read
      .selectFrom('media')
      .leftJoin('media_sources', 'media_sources.hash', 'media.hash')
      .leftJoin('media as source', 'source.hash', 'media_sources.source')
      .leftJoin('pictures', 'pictures.hash', 'media.hash')
      .select(['media.hash', 'media.type', 'media.width', 'media.height', 'media.placeholder', 'media.byte_length'])
      .select(['source.width as source_width', 'source.height as source_height'])
      .select(['pictures.description', 'pictures.focal_x', 'pictures.focal_y'])
      .where('media.hash', 'in', wanted)
      .execute()
    return new Map(
      rows.map(({ hash, byte_length, source_width, source_height, description, focal_x, focal_y, ...measures }) => [
        hash,
        {
          ...measures,
          byteLength: byte_length,
          largest: { width: source_width ?? measures.width, height: source_height ?? measures.height },
          ...(description && { description }),
          ...(focal_x !== null && focal_y !== null && { focalPoint: { x: focal_x, y: focal_y } }),
        },
      ]),
    )
  }

  /** False when it is stored already. */
  async #insert({ hash, type, width, height, placeholder, bytes }: Medium): Promise<boolean> {
    const created_at = this.#connection.now().toISOString()
    const { write } = this.#connection
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('media')
      .values({ hash, type, width, height, byte_length: bytes.byteLength, placeholder, created_at })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await databaseBytes(this.#connection).put(hash, bytes)
    return true
  }

  async #sourceOf(hash: string): Promise<string | undefined> {
    const { read } = this.#connection
    return (await read.selectFrom('media_sources').select('source').where('hash', '=', hash).executeTakeFirst())?.source
  }
}
