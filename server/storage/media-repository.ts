import type { Connection } from './database.ts'
import { mayBeStored } from './text.ts'

export interface Medium extends MediumFacts {
  /** Of the content; the name under which it is kept and served. */
  readonly hash: string
  readonly bytes: Uint8Array
}

export interface MediumFacts {
  /** Such as `image/jpeg`. */
  readonly type: string
  readonly width: number
  readonly height: number
  /** A tiny picture that stands in while the real one loads. */
  readonly placeholder: string | null
}

/** Pictures, each kept once under the hash of its content and never changed. */
export class MediaRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Putting what is there already changes nothing. */
  async put(medium: Medium): Promise<void> {
    const { hash, type, width, height, placeholder, bytes } = medium
    await this.#connection.write
      .insertInto('media')
      .values({
        hash,
        type,
        width,
        height,
        byte_length: bytes.byteLength,
        placeholder,
        created_at: this.#connection.now().toISOString(),
        bytes,
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }

  async find(hash: string): Promise<Medium | undefined> {
    if (!mayBeStored(hash)) return undefined
    return this.#connection.read
      .selectFrom('media')
      .select(['hash', 'type', 'width', 'height', 'placeholder', 'bytes'])
      .where('hash', '=', hash)
      .executeTakeFirst()
  }

  /** What is known of each picture, without its bytes, in one query. Hashes that are not kept are left out. */
  async describe(hashes: readonly string[]): Promise<Map<string, MediumFacts>> {
    const wanted = [...new Set(hashes)].filter(mayBeStored)
    if (wanted.length === 0) return new Map()
    const rows = await this.#connection.read
      .selectFrom('media')
      .select(['hash', 'type', 'width', 'height', 'placeholder'])
      .where('hash', 'in', wanted)
      .execute()
    return new Map(rows.map(({ hash, ...facts }) => [hash, facts]))
  }
}
