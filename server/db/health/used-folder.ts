import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { UnusableDatabaseError } from '../unusable-database.ts'

export const MARKER_FILE = 'den.json'

interface Marker {
  readonly closed?: { readonly size: number; readonly ctimeMs: number }
  /** `mtimeMs` of the database file when it was last written to. */
  readonly written?: number
}

const MARKER = {
  note: 'This folder holds a blog. While this file is here, Den does not begin a new one when the database is missing. Delete it to begin anew.',
}

/** @throws {UnusableDatabaseError} when the folder was in use and its database is gone or empty */
export function refuseLostDatabase(dataDir: string, file: string): void {
  const marker = join(dataDir, MARKER_FILE)
  if (!existsSync(marker)) return
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat && stat.size > 0) return
  throw new UnusableDatabaseError(
    `${file} is ${stat ? 'empty' : 'gone'}, though this folder held a blog. ${restoreAdvice(file)} ` +
      `Or name another DATA_DIR. To begin a new blog in this folder on purpose, delete ${marker}.`,
  )
}

/**
 * Prevents a database from being opened without the write-ahead log that a killed process left. If another program emptied that log
 * into the file, the time of the file is another one than Den noted.
 * @throws {UnusableDatabaseError}
 */
export function refuseLostLog(dataDir: string, file: string): void {
  const { written } = readMarker(dataDir)
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!written || !stat || secondOf(written) !== secondOf(stat.mtimeMs) || existsSync(`${file}-wal`)) return
  throw new UnusableDatabaseError(
    `${file}-wal is gone, with what was saved last before Den was stopped by force. Put it back beside ${file}. ` +
      `If it is lost, restore a backup: ./den restore <backup> --replace. To go on without what it held, delete ${join(dataDir, MARKER_FILE)}.`,
  )
}

export function markFolder(dataDir: string): void {
  if (!existsSync(join(dataDir, MARKER_FILE))) writeMarker(dataDir, MARKER)
}

/** Notes that what is written from now on is in the write-ahead log, until a checkpoint changes `mtimeMs` of the file. */
export function noteWriting(dataDir: string, mtimeMs: number): void {
  if (readMarker(dataDir).written !== mtimeMs) note(dataDir, { written: mtimeMs })
}

/** Notes the state of a database file for {@link isAsClosed}, unless another process has it open. */
export function noteClosed(dataDir: string, file: string, isUndamaged: boolean): void {
  if (!existsSync(`${file}-wal`)) note(dataDir, isUndamaged ? { closed: stateOf(file) } : {})
}

/** Whether the file is unchanged since it was closed. A process that was killed leaves a write-ahead log. */
export function isAsClosed(dataDir: string, file: string): boolean {
  return !existsSync(`${file}-wal`) && isDeepStrictEqual(readMarker(dataDir).closed, stateOf(file))
}

/** Every change of a file updates `ctimeMs`, which no program can set; a copy has another one. */
function stateOf(file: string): { size: number; ctimeMs: number } {
  const { size, ctimeMs } = statSync(file)
  return { size, ctimeMs }
}

/** Archives such as tar's keep times of files in whole seconds. */
function secondOf(ms: number): number {
  return Math.floor(ms / 1_000)
}

function note(dataDir: string, state: Marker): void {
  if (!existsSync(join(dataDir, MARKER_FILE))) return
  try {
    writeMarker(dataDir, { ...MARKER, ...state })
  } catch {
    // On a full disk, for example. The next start then checks the file.
  }
}

function readMarker(dataDir: string): Marker {
  try {
    return JSON.parse(readFileSync(join(dataDir, MARKER_FILE), 'utf8'))
  } catch {
    return {}
  }
}

function writeMarker(dataDir: string, content: object): void {
  writeFileSync(join(dataDir, MARKER_FILE), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
}

/** `den restore` moves away a stale write-ahead log, which SQLite would apply to a file that is put in place by hand. */
export function restoreAdvice(file: string): string {
  return `Restore it from a backup: stop Den, and run ./den restore <backup> --replace. Before a copy of ${file} is put in its place by hand, move the files whose names begin with it elsewhere.`
}
