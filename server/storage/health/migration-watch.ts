import { StorageError } from './storage-error.ts'

/**
 * Whether a database that several servers share still has the shape that this version knows. Asked before whatever writes,
 * and answered from memory for a moment: an older server may write that long after it was upgraded beneath it.
 */
export class MigrationWatch {
  readonly #applied: () => Promise<readonly string[]>
  readonly #known: ReadonlySet<string> | undefined
  readonly #keptMs: number
  #checkedAt = Number.NEGATIVE_INFINITY
  #checking: Promise<void> | undefined
  #upgraded: StorageError | undefined

  /** @param known without them no migration counts as a newer version's */
  constructor(applied: () => Promise<readonly string[]>, known: readonly string[] | undefined, keptMs: number) {
    this.#applied = applied
    this.#known = known && new Set(known)
    this.#keptMs = keptMs
  }

  /** @throws {StorageError} when the database was upgraded, from then on for ever; or when it cannot be asked */
  async assertWritable(): Promise<void> {
    if (this.#upgraded) throw this.#upgraded
    if (!this.#known || performance.now() - this.#checkedAt < this.#keptMs) return
    this.#checking ??= this.#check(this.#known).finally(() => {
      this.#checking = undefined
    })
    await this.#checking
  }

  async #check(known: ReadonlySet<string>): Promise<void> {
    const applied = await this.#applied()
    if (applied.some((name) => !known.has(name))) {
      this.#upgraded = new StorageError('upgraded')
      throw this.#upgraded
    }
    this.#checkedAt = performance.now()
  }
}
