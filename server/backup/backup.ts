import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type BackupKind, backupName } from '#domain/backups/backup-name.ts'
import type { OutsidePlace } from '../config/media-config.ts'
import type { Database } from '../db/database.ts'
import { knownNames } from '../db/migrations/unreleased.ts'
import { completeSnapshot } from '../media/bytes/complete-snapshot.ts'
import { outsideBytes } from '../media/bytes/open-bytes.ts'
import { putInPlace, readArchiveFile, writeArchiveFile } from './archive-file.ts'
import type { Manifest } from './archive-format.ts'
import { writeArchive } from './archive-writer.ts'
import { problemOf } from './file-problem.ts'
import { openPictureSet } from './pictures/picture-set.ts'
import { unknownMigration } from './refuse-newer.ts'
import { UnusableArchiveError } from './unusable-archive.ts'

export interface BackupOptions {
  /** The file to create, which must not exist; undefined for a default name in `folder`. */
  readonly file: string | undefined
  readonly folder: string
  /** Part of the default name; `manual` without one. */
  readonly kind?: BackupKind
  readonly secrets: boolean
  readonly passphrase: string | undefined
  /** Where pictures are that are not in the database. A backup into `folder` has all of them beside it then, each once for all backups. */
  readonly outside?: OutsidePlace | undefined
  readonly onProgress?: (progress: BackupProgress) => void
  /** Ends it with an `AbortError`, and leaves no file. */
  readonly signal?: AbortSignal
}

export interface BackupProgress {
  readonly step: 'writing' | 'checking'
  /** Written or read in this step, compressed. */
  readonly bytes: number
}

export type BackupResult =
  | { readonly ok: true; readonly file: string; readonly bytes: number; readonly manifest: Manifest }
  | { readonly ok: false; readonly problem: string }

/** The migration since which pictures may be outside the database. */
const PICTURES_OUTSIDE = '075-pictures-outside'

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Writes a consistent snapshot of the whole database, which may be in use, into one file, and verifies that file by reading it. */
export async function createBackup(database: Database, options: BackupOptions): Promise<BackupResult> {
  const createdAt = database.now()
  const { secrets, passphrase, folder, kind = 'manual', signal } = options
  const name = backupName({ kind, at: createdAt, isEncrypted: passphrase !== undefined })
  const file = options.file ?? join(folder, name)
  let bytesWritten = 0
  const noting = (step: BackupProgress['step']) => (bytes: number) => {
    signal?.throwIfAborted()
    if (step === 'writing') bytesWritten = bytes
    options.onProgress?.({ step, bytes })
  }
  const taken: BackupResult = { ok: false, problem: `${file} is there already. Name another file.` }
  if (existsSync(file)) return taken
  // The final name is given to the complete file. The random part keeps concurrent runs apart.
  const partial = `${file}.${randomBytes(6).toString('hex')}.partial`
  try {
    if (options.file === undefined) await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const outside = outsideBytes(options.outside)
    let newer: string | undefined
    const written = await database.snapshot(async (ofDatabase) => {
      const snapshot = completeSnapshot(ofDatabase, outside)
      if (knownNames(snapshot.migrations).length === 0) return undefined
      // This version would leave out the tables of a newer one.
      newer = kind === 'before-migration' ? undefined : unknownMigration(snapshot.migrations)
      if (newer) return undefined
      // An older version, which knows no pictures outside, has to read a backup from before the migration that brought them.
      const isBeside = outside && options.file === undefined && snapshot.migrations.includes(PICTURES_OUTSIDE)
      const beside = isBeside ? await openPictureSet(folder, passphrase, createdAt) : undefined
      const { tar, manifest } = writeArchive(snapshot, {
        ...{ engine: database.dialect, createdAt, secrets, beside },
        onPicture: () => noting('writing')(bytesWritten),
      })
      // Avoids an unhandled rejection: the stream rejects with the same error.
      manifest.catch(() => {})
      await writeArchiveFile(partial, tar, passphrase, noting('writing'))
      return manifest
    })
    if (!written) return { ok: false, problem: newer ? newerBlog(newer) : 'There is no blog in this database yet.' }
    const read = await readArchiveFile(partial, passphrase, undefined, noting('checking'))
    if (!isDeepStrictEqual(read, written)) throw new UnusableArchiveError('What was written is not what was read.')
    const { size } = await stat(partial)
    if (!(await putInPlace(partial, file))) return taken
    return { ok: true, file, bytes: size, manifest: read }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    const problem = problemOf(error, file)
    if (problem === undefined) throw error
    return { ok: false, problem }
  } finally {
    await rm(partial, { force: true }).catch(() => {})
  }
}

function newerBlog(which: string): string {
  return `This blog was upgraded by a newer Den (${which}). Back it up with that version.`
}
