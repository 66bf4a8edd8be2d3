import { type Stats, statSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { tooNew } from '../migrations/too-new.ts'
import { StorageError, storageProblem } from './storage-error.ts'
import { noteWriting } from './used-folder.ts'

/** Why an open file must not be written to: damage, deletion, replacement (its handle writes on), a newer version. */
export class SqliteWatch {
  readonly #dataDir: string
  readonly #file: string
  readonly #inode: number
  readonly #writer: DatabaseSync
  readonly #knownMigrations: ReadonlySet<string> | undefined
  readonly #dataVersion: StatementSync
  #checkedVersion: unknown
  #permanentFailure: StorageError | undefined
  #notedTime: number | undefined

  /** @param knownMigrations undefined disables the check for newer ones */
  constructor(dataDir: string, file: string, writer: DatabaseSync, knownMigrations: readonly string[] | undefined) {
    this.#dataDir = dataDir
    this.#file = file
    this.#inode = statSync(file).ino
    this.#writer = writer
    this.#knownMigrations = knownMigrations && new Set(knownMigrations)
    this.#dataVersion = writer.prepare('pragma data_version')
    this.#checkedVersion = this.#currentVersion()
  }

  /** Damage blocks writes until the process ends, since its extent is unknown. */
  recordError(error: unknown): void {
    if (storageProblem(error) === 'damaged') this.#permanentFailure ??= new StorageError('damaged', { cause: error })
  }

  /** Costs some ten microseconds. To be called where no transaction of the writer is open. @throws {StorageError} */
  assertWritable(): void {
    this.#stateToWriteTo()
  }

  /** Also notes for the next start that the write-ahead log holds what the file lacks. */
  beforeWrite(): void {
    const { mtimeMs } = this.#stateToWriteTo()
    if (mtimeMs === this.#notedTime) return
    noteWriting(this.#dataDir, mtimeMs)
    this.#notedTime = mtimeMs
  }

  #stateToWriteTo(): Stats {
    if (this.#permanentFailure) throw this.#permanentFailure
    const stat = statSync(this.#file, { throwIfNoEntry: false })
    if (!stat || stat.ino !== this.#inode || stat.size === 0) throw new StorageError('file-gone')
    // Changes when another process commits, which `den` commands do as well.
    const version = this.#currentVersion()
    if (version === this.#checkedVersion) return stat
    if (this.#isTooNew()) {
      this.#permanentFailure = new StorageError('upgraded')
      throw this.#permanentFailure
    }
    this.#checkedVersion = version
    return stat
  }

  isWritable(): boolean {
    try {
      this.assertWritable()
      return true
    } catch {
      return false
    }
  }

  #currentVersion(): unknown {
    return this.#dataVersion.get()!.data_version
  }

  #isTooNew(): boolean {
    const known = this.#knownMigrations
    if (!known || !this.#writer.prepare("select 1 from sqlite_schema where name = 'migrations'").get()) return false
    const applied = this.#writer.prepare('select name from migrations order by name').all()
    const names = applied.map(({ name }) => String(name))
    return tooNew(names, known) !== undefined
  }
}
