import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { PART_BYTES, partsOf } from '../media-parts.ts'
import { type ByteStore, MissingBytesError } from './byte-store.ts'

/** Rows of `media_parts`. Only a picture whose row of `media` is there can have some. */
export function databaseBytes(connection: Connection): ByteStore {
  const { read, write } = connection
  return {
    put: (hash, bytes) =>
      lockedTransaction(connection, 'content', async (trx) => {
        await trx.write.deleteFrom('media_parts').where('hash', '=', hash).execute()
        for (const row of partsOf(hash, bytes)) await trx.write.insertInto('media_parts').values(row).execute()
      }),
    /**
     * At most `PART_BYTES` at a time. Other work runs between two parts: of a picture of 10 MB, to read it at once takes tens of
     * milliseconds where memory is slow.
     */
    async *read({ hash }, start, end) {
      for (let part = Math.floor(start / PART_BYTES); part * PART_BYTES < end; part++) {
        const row = await read
          .selectFrom('media_parts')
          .select('bytes')
          .where('hash', '=', hash)
          .where('part', '=', part)
          .executeTakeFirst()
        if (!row) throw new MissingBytesError(hash)
        yield row.bytes.subarray(Math.max(0, start - part * PART_BYTES), end - part * PART_BYTES)
        await setImmediate()
      }
    },
    async size(hash) {
      const { bytes } = await read
        .selectFrom('media_parts')
        .select(sql<number | null>`sum(octet_length(bytes))`.as('bytes'))
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow()
      return bytes === null ? undefined : Number(bytes)
    },
    async delete(hash) {
      await write.deleteFrom('media_parts').where('hash', '=', hash).execute()
    },
    async *list() {
      for await (const { hash, byte_length } of heldInDatabase(connection)) yield { hash, byteLength: byte_length }
    },
  }
}

type Row = { readonly hash: string; readonly byte_length: number }

/** The pictures whose bytes are in the database; at once where there is none. */
export function heldInDatabase({ read }: Connection): AsyncGenerator<Row> {
  return inBatches((last) =>
    read
      .selectFrom('media_parts')
      .innerJoin('media', 'media.hash', 'media_parts.hash')
      .select(['media.hash', 'media.byte_length'])
      .where('media_parts.part', '=', 0)
      .where('media_parts.hash', '>', last)
      .orderBy('media_parts.hash')
      .limit(AT_ONCE)
      .execute(),
  )
}

/** The pictures whose bytes are not. */
export function heldOutside({ read }: Connection): AsyncGenerator<Row> {
  return inBatches((last) =>
    read
      .selectFrom('media')
      .select(['hash', 'byte_length'])
      .where('hash', '>', last)
      .where(({ exists, not, selectFrom, lit }) =>
        not(
          exists(
            selectFrom('media_parts')
              .select('part')
              .whereRef('media_parts.hash', '=', 'media.hash')
              .where('part', '=', lit(0)),
          ),
        ),
      )
      .orderBy('hash')
      .limit(AT_ONCE)
      .execute(),
  )
}

const AT_ONCE = 100

async function* inBatches(after: (last: string) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let last = ''; ; ) {
    const rows = await after(last)
    yield* rows
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.hash
  }
}
