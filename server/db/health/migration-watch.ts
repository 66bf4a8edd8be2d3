import { sharedCall } from '../../concurrency/shared-call.ts'
import { tooNew } from '../migrations/too-new.ts'
import { StorageError } from './storage-error.ts'

/** Cached for a moment: an older server may write for that long after another one has upgraded the database. */
export class MigrationWatch {
  readonly #applied: () => Promise<readonly string[]>
  readonly #known: ReadonlySet<string> | undefined
  readonly #keptMs: number
  #checkedAt = Number.NEGATIVE_INFINITY
  readonly #check = sharedCall(() => this.#look())
  #upgraded: StorageError | undefined

  /** @param known migrations of this version; undefined disables the check */
  constructor(applied: () => Promise<readonly string[]>, known: readonly string[] | undefined, keptMs: number) {
    this.#applied = applied
    this.#known = known && new Set(known)
    this.#keptMs = keptMs
  }

  /** @throws {StorageError} on every call once the database was upgraded; or when it cannot be asked */
  async assertWritable(): Promise<void> {
    if (this.#upgraded) throw this.#upgraded
    if (!this.#known || performance.now() - this.#checkedAt < this.#keptMs) return
    await this.#check()
  }

  async #look(): Promise<void> {
    const applied = await this.#applied()
    if (this.#known && tooNew(applied, this.#known)) {
      this.#upgraded = new StorageError('upgraded')
      throw this.#upgraded
    }
    this.#checkedAt = performance.now()
  }
}
