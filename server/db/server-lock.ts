import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storageProblem } from './health/storage-error.ts'

const LOCK_FILE = 'den.lock'
const PID_FILE = 'den.pid'

export class ServerLockedError extends Error {
  override readonly name = 'ServerLockedError'

  constructor(dataDir: string, holder: string) {
    super(
      `Another Den server (${holder}) already uses ${dataDir}. Stop it first, or give this one a DATA_DIR of its own; ` +
        'only PostgreSQL can be shared by several servers.',
    )
  }
}

/**
 * `den` commands need no lock. It is the operating system's, held through SQLite: nothing stays behind after `kill -9`, two
 * containers with process numbers of their own still see each other, and a lock just taken over cannot be taken over again.
 * @throws {ServerLockedError} naming the other process
 */
export function lockServer(dataDir: string): Disposable {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Fails with a clear error code; SQLite would only say that it is unable to open the file.
  accessSync(dataDir, constants.W_OK)
  const pidFile = join(dataDir, PID_FILE)
  const handle = new DatabaseSync(join(dataDir, LOCK_FILE))
  try {
    handle.exec('begin immediate')
  } catch (error) {
    handle.close()
    throw storageProblem(error) === 'busy' ? new ServerLockedError(dataDir, holderIn(pidFile)) : error
  }
  writeFileSync(pidFile, JSON.stringify({ pid: process.pid, since: new Date(performance.timeOrigin).toISOString() }))

  return {
    [Symbol.dispose]() {
      rmSync(pidFile, { force: true })
      handle.close()
    },
  }
}

function holderIn(pidFile: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(pidFile, 'utf8'))
    return `process ${pid}, running since ${since}`
  } catch {
    return 'which is just starting'
  }
}
