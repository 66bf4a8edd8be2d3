import { isDeepStrictEqual } from 'node:util'
import type { Database, DatabaseConfig } from '../../db/database.ts'
import { knownNames } from '../../db/migrations/unreleased.ts'
import type { InsertRows } from '../../db/transfer/fresh-database.ts'
import { isMedium } from '../../db/transfer/medium-checksum.ts'
import type { Snapshot, TableShape } from '../../db/transfer/snapshot.ts'
import { type PictureSource, type StagedPictures, stagePictures } from '../../db/transfer/staged-pictures.ts'
import type { ByteStore } from '../../media/bytes/byte-store.ts'
import { completeSnapshot } from '../../media/bytes/complete-snapshot.ts'
import { fileOf, type Manifest } from '../archive-format.ts'
import { readArchive } from '../archive-reader.ts'
import { type ArchiveOptions, manifestOf, portableColumns, writeArchive } from '../archive-writer.ts'
import { refuseMigrations } from '../refuse-newer.ts'
import { rowFromJson } from '../row-json.ts'
import { isBackedUp } from '../table-policy.ts'
import { UnusableArchiveError } from '../unusable-archive.ts'
import { insertMedium } from './insert-medium.ts'
import { type Replaced, refuseTaken, removeCaches, replaceBlog } from './replace-blog.ts'
import { problemOf } from './restore-problem.ts'

interface CopyOptions {
  readonly replace: boolean
  /** Where pictures of the source are that are not in its database. */
  readonly outside?: ByteStore | undefined
  readonly onProgress?: PictureSource['onProgress']
}

export type CopyResult =
  | ({ readonly ok: true; readonly manifest: Manifest; readonly resumed: number } & Replaced)
  | { readonly ok: false; readonly problem: string }

/** The pictures go first: an interrupted copy leaves the blog there unchanged, and the next one continues with the others. */
export async function copyBlog(
  source: Database,
  to: DatabaseConfig,
  { replace, outside, onProgress }: CopyOptions,
): Promise<CopyResult> {
  try {
    await refuseTaken(to, replace)
    return await source.snapshot(async (ofDatabase) => {
      const snapshot = completeSnapshot(ofDatabase, outside)
      const { migrations, tables } = snapshot
      if (migrations.length === 0) return { ok: false, problem: 'There is no blog in this database yet.' }
      refuseMigrations(
        migrations,
        (which) => `This blog was upgraded by a newer Den (${which}). Copy it with that version.`,
      )
      const hashes = await pictureHashes(snapshot)
      const staged = await stagePictures(to, { hashes, bytes: (hash) => snapshot.mediumBytes(hash), onProgress })
      const options: ArchiveOptions = { engine: source.dialect, createdAt: source.now(), secrets: true }
      let manifest: Manifest
      const replaced = await replaceBlog(to, {
        migrations,
        secrets: true,
        tables: tables.filter(({ name }) => isBackedUp(name, true)).map(({ name }) => name),
        async load(shapes, insert) {
          manifest = await loadRows(snapshot, options, { shapes, staged, insert })
        },
        async compare(stored) {
          manifest = await comparedManifest(stored, options, manifest)
        },
      })
      // The folder of a target in PostgreSQL is that of the source, whose server may be using it.
      if (!to.databaseUrl) await removeCaches(to)
      return { ok: true, manifest: manifest!, resumed: staged.resumed, ...replaced }
    })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    return { ok: false, problem }
  }
}

interface Target {
  readonly shapes: ReadonlyMap<string, TableShape>
  readonly staged: StagedPictures
  readonly insert: InsertRows
}

async function pictureHashes(snapshot: Snapshot): Promise<string[]> {
  const media = snapshot.tables.find(({ name }) => name === 'media')
  if (!media) return []
  const hashes: string[] = []
  const columns = media.columns.filter(({ name }) => name === 'hash')
  for await (const rows of snapshot.rows(media, columns)) for (const { hash } of rows) hashes.push(String(hash))
  return hashes
}

/** Loads the rows as if they came from an archive, so that both engines read and write them in the same way. */
async function loadRows(
  snapshot: Snapshot,
  options: ArchiveOptions,
  { shapes, staged, insert }: Target,
): Promise<Manifest> {
  const { tar, manifest } = writeArchive(snapshot, { ...options, pictures: false })
  // Avoids an unhandled rejection: the stream rejects with the same error.
  manifest.catch(() => {})
  return await readArchive(tar, {
    async rows(name, lines) {
      const table = shapes.get(name)!
      const columns = portableColumns(table)
      const rows = lines.map((line) => rowFromJson(line, columns))
      if (name !== 'media') return insert(table, columns, rows)
      for (const row of rows) await insertMedium(shapes, insert, row, await staged.slices(String(row.hash)))
    },
  })
}

/** @throws {UnusableArchiveError} when a stored row differs from the one that was read, or a picture from its hash */
async function comparedManifest(stored: Snapshot, options: ArchiveOptions, loaded: Manifest): Promise<Manifest> {
  const manifest = await manifestOf(stored, options)
  const isSame = isDeepStrictEqual(
    { ...manifest, pictures: {} },
    { ...loaded, migrations: knownNames(loaded.migrations) },
  )
  const areWhole = Object.entries(manifest.pictures).every(([name, sum]) => {
    const file = fileOf(name)
    return file && 'hash' in file && isMedium(file.hash, { bytes: sum.bytes, sha256: sum.sha256 ?? '' })
  })
  if (!isSame || !areWhole)
    throw new UnusableArchiveError('What is stored there differs from what was read here. Nothing was changed there.')
  return manifest
}
