/**
 * Longest single turn of the event loop while `work` runs, in milliseconds of CPU time of this thread. Time that other processes
 * take is not counted, so a busy machine changes little.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  let timer = setImmediate(function sample() {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    timer = setImmediate(sample)
  })
  try {
    await work()
    // The turn in which the work ended counts as well.
    await new Promise((resolve) => setImmediate(resolve))
  } finally {
    clearImmediate(timer)
  }
  return longest
}

/** Tells in how many turns of the event loop statements run whose SQL matches. Its `onQuery` is an option of the database. */
export class StatementTurns implements Disposable {
  readonly #statement: RegExp
  /** The turn of each statement. */
  #turns: number[] = []
  #turn = 0
  #next: NodeJS.Immediate

  constructor(statement: RegExp) {
    this.#statement = statement
    const count = () => {
      this.#turn++
      this.#next = setImmediate(count)
    }
    this.#next = setImmediate(count)
  }

  readonly onQuery = ({ sql }: { readonly sql: string }): void => {
    if (this.#statement.test(sql)) this.#turns.push(this.#turn)
  }

  /** Forgets the statements so far. */
  clear(): void {
    this.#turns = []
  }

  /** Number of statements, and of the turns in which they ran. */
  get counts(): [statements: number, turns: number] {
    return [this.#turns.length, new Set(this.#turns).size]
  }

  [Symbol.dispose](): void {
    clearImmediate(this.#next)
  }
}
