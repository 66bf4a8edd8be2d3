import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createBackup } from '#server/backup/backup.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { PART_BYTES } from '#server/media/media-parts.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { emptyTarget, openTarget } from '#test/support/backup/target.ts'
import { describeEachDatabase, type OpenTestDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { openAt } from '#test/support/database/unreleased-database.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { Connection } from '../database.ts'
import { migrateToLatest } from '../migrator.ts'

const SIZES = [1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 5 * PART_BYTES, 5 * PART_BYTES + 7]
const PICTURES = SIZES.map((size) => {
  const bytes = randomBytes(size)
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32) }
})
const [FIRST, SECOND, THIRD] = PICTURES.map(({ hash }) => hash)

describeEachDatabase('A database with the bytes of a picture in one value', (open) => {
  it('gives back the very bytes, and keeps what is said of them', async () => {
    await using database = await withPictures(open)
    await migrateToLatest(database)
    expect(await bytesIn(database)).toEqual(EXPECTED)
    const { read, write } = database
    expect((await read.selectFrom('media_sources').selectAll().execute()).map((row) => ({ ...row }))).toEqual([
      { hash: FIRST, source: SECOND },
    ])
    expect(await read.selectFrom('media_unused').select('hash').execute()).toMatchObject([{ hash: THIRD }])
    expect(await new MediaRepository(database).describe([FIRST!])).toMatchObject(
      new Map([[FIRST, { description: 'A door', focalPoint: { x: 20, y: 80 }, byteLength: 1 }]]),
    )
    // Rows that refer to a picture are deleted with it. A source stays as long as its picture.
    await write.deleteFrom('media').where('hash', 'in', [FIRST!, THIRD!]).execute()
    for (const table of ['media_sources', 'media_unused', 'pictures'] as const)
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([])
    const parts = await read.selectFrom('media_parts').select('hash').distinct().execute()
    expect(parts).toHaveLength(PICTURES.length - 2)
  })

  it('has a backup that is restored on the other engine', async () => {
    await using old = await withPictures(open)
    const folder = temporaryFolder()
    const options = { file: join(folder, 'old.tar.gz'), folder, secrets: true, passphrase: undefined }
    const { file } = succeeded(await createBackup(old, options))
    const target = await emptyTarget(old.dialect === 'sqlite' ? 'postgres' : 'sqlite')
    succeeded(await restoreBackup(target, { file, replace: false, passphrase: async () => '' }))
    await using database = await openTarget(target)
    expect(await bytesIn(database)).toEqual(EXPECTED)
  })
})

const EXPECTED = Object.fromEntries(PICTURES.map(({ bytes, hash }) => [hash, sumOf(bytes)]))

async function withPictures(open: OpenTestDatabase): Promise<TestDatabase> {
  const database = await openAt('052-links-by-mail', open)
  const { write } = database
  for (const { bytes, hash } of PICTURES)
    await sql`
      insert into media (hash, type, width, height, byte_length, created_at, bytes)
      values (${hash}, 'image/png', 1, 1, ${bytes.byteLength}, '2026', ${bytes})`.execute(write)
  await sql`insert into media_sources (hash, source) values (${FIRST}, ${SECOND})`.execute(write)
  await sql`insert into media_unused (hash, since) values (${THIRD}, '2999-01-01T00:00:00.000Z')`.execute(write)
  await sql`
    insert into pictures (hash, added_at, description, focal_x, focal_y) values (${FIRST}, '2026', 'A door', 20, 80)`.execute(
    write,
  )
  return database
}

async function bytesIn(database: Connection): Promise<Record<string, string>> {
  const media = new MediaRepository(database)
  const sums: Record<string, string> = {}
  for (const { hash } of PICTURES) {
    const medium = await media.find(hash)
    if (medium) sums[hash] = sumOf(Buffer.concat(await Array.fromAsync(media.read(medium))))
  }
  return sums
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
