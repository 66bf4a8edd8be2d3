import { sql } from 'kysely'
import type { Diagnosis } from '#domain/finding.ts'
import { answer } from '#domain/locales/en/answers/answer.ts'
import { operation } from '#domain/locales/en/answers/operation.ts'
import { sizeOf } from '#domain/text/byte-size.ts'
import type { MediaConfig } from '../../config/media-config.ts'
import type { Connection } from '../../db/database.ts'
import { StorageError } from '../../db/health/storage-error.ts'
import { heldOutside } from '../../media/bytes/database-bytes.ts'
import { outsideBytes } from '../../media/bytes/open-bytes.ts'

/** Pictures that are looked for without `thorough`. */
const LOOKED_FOR = 3
const NAMED = 3

/** Where pictures are, whether that place answers, and what it lacks. @param thorough compares the length of every picture there */
export async function checkPictures(
  database: Connection,
  { outside: place, belongs }: MediaConfig,
  thorough: boolean,
): Promise<Diagnosis> {
  const { all, outside, bytes } = await placesOf(database)
  const inDatabase = all - outside
  const name = !place ? '' : place.kind === 'folder' ? place.folder : `the bucket ${place.store.bucket}`
  if (!place && outside === 0) return { level: 'ok', detail: answer(operation.picturesInDatabase, { count: all }) }
  if (!place)
    return {
      level: 'problem',
      detail: answer(operation.picturesWithoutPlace, { count: outside }),
      remedy: 'Set MEDIA_DIR or MEDIA_S3_… as they were.',
    }
  const where = answer(operation.picturesPlaces, { outside, place: name, size: sizeOf(bytes), inside: inDatabase })
  try {
    const missing = await missingIn(database, place, thorough)
    if (missing.length > 0)
      return {
        level: 'problem',
        detail: answer(operation.picturesMissing, {
          where,
          count: missing.length,
          names: missing.slice(0, NAMED).join(', '),
        }),
        remedy:
          'Bring the files back from a backup or a copy of that place, under the same names. Look at what else writes there.',
      }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    const detail = error.cause instanceof Error ? error.cause.message : error.message
    return { level: 'problem', detail: `${where} ${detail}`, remedy: 'Pictures answer 503 until that place is back.' }
  }
  if (belongs === 'database' && outside > 0)
    return { level: 'warning', detail: where, remedy: '"den media move" brings them back at once.' }
  return { level: 'ok', detail: where }
}

async function placesOf({ read }: Connection): Promise<{ all: number; outside: number; bytes: number }> {
  const isOutside = sql<boolean>`not exists (select 1 from media_parts where media_parts.hash = media.hash and part = 0)`
  const { all, outside, bytes } = await read
    .selectFrom('media')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number | null>`sum(case when ${isOutside} then 1 else 0 end)`.as('outside'),
      sql<number | null>`sum(case when ${isOutside} then byte_length else 0 end)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  return { all: Number(all), outside: Number(outside ?? 0), bytes: Number(bytes ?? 0) }
}

async function missingIn(
  database: Connection,
  place: NonNullable<MediaConfig['outside']>,
  thorough: boolean,
): Promise<string[]> {
  const store = outsideBytes(place)!
  const missing: string[] = []
  if (!thorough) {
    let looked = 0
    for await (const { hash, byte_length } of heldOutside(database)) {
      if ((await store.size(hash)) !== byte_length) missing.push(hash)
      if (++looked === LOOKED_FOR) return missing
    }
    // Asks the place even where it has to have nothing.
    if (looked === 0) await store.list().next()
    return missing
  }
  const there = new Map<string, number>()
  for await (const { hash, byteLength } of store.list()) there.set(hash, byteLength)
  for await (const { hash, byte_length } of heldOutside(database))
    if (there.get(hash) !== byte_length) missing.push(hash)
  return missing
}
