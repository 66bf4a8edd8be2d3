import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { UnusableDatabaseError } from '../unusable-database.ts'

/** Marks a data folder that holds a blog. */
export const MARKER_FILE = 'den.json'

const MARKER = {
  note: 'This folder holds a blog. While this file is here, Den does not begin a new one when the database is missing. Delete it to begin anew.',
}

/**
 * Prevents a blog whose file was lost from being silently replaced by a new, empty one.
 * @throws {UnusableDatabaseError} when the folder was in use and its database is gone or empty
 */
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

/** Called once the database has tables. */
export function markFolder(dataDir: string): void {
  if (!existsSync(join(dataDir, MARKER_FILE))) writeMarker(dataDir, MARKER)
}

/** Notes the state of a database file that was closed undamaged, for {@link isAsClosed}. */
export function noteClosed(dataDir: string, file: string): void {
  if (!existsSync(join(dataDir, MARKER_FILE))) return
  try {
    writeMarker(dataDir, { ...MARKER, closed: stateOf(file) })
  } catch {
    // On a full disk, for example. The next start then checks the file.
  }
}

/** Whether the file is unchanged since it was closed. A process that was killed leaves a write-ahead log. */
export function isAsClosed(dataDir: string, file: string): boolean {
  if (existsSync(`${file}-wal`)) return false
  try {
    const { closed } = JSON.parse(readFileSync(join(dataDir, MARKER_FILE), 'utf8'))
    return isDeepStrictEqual(closed, stateOf(file))
  } catch {
    return false
  }
}

/** Every change of a file updates `ctimeMs`, which no program can set; a copy has another one. */
function stateOf(file: string): { size: number; ctimeMs: number } {
  const { size, ctimeMs } = statSync(file)
  return { size, ctimeMs }
}

function writeMarker(dataDir: string, content: object): void {
  writeFileSync(join(dataDir, MARKER_FILE), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
}

/** `den restore` moves away a stale write-ahead log, which SQLite would apply to a file that is put in place by hand. */
export function restoreAdvice(file: string): string {
  return `Restore it from a backup: stop Den, and run ./den restore <backup> --replace. Before a copy of ${file} is put in its place by hand, move the files whose names begin with it elsewhere.`
}
