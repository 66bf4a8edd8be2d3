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

const REFERENCE_TEXT = JSON.stringify(Array.from({ length: 5_000 }, (_, n) => ({ id: `p_${n}`, list: [n, n + 1] })))
/** Milliseconds of CPU time that the work of {@link slowness} takes on a quiet core. */
const REFERENCE_MS = 40

/** No turn of the event loop may be longer, in milliseconds of a quiet core. */
export const TURN_LIMIT_MS = 50
/** Modules are loaded and garbage is collected in some attempts. What depends on the work comes in each. */
const ATTEMPTS = 5

/**
 * The longest turns of attempts, in milliseconds of a quiet core, until one is within the limit.
 * @param prepare runs before each attempt, unmeasured
 */
export async function turnsOf(
  work: () => Promise<unknown>,
  prepare?: (attempt: number) => Promise<unknown>,
): Promise<number[]> {
  const turns: number[] = []
  while (turns.length < ATTEMPTS && !(Math.min(...turns) <= TURN_LIMIT_MS)) {
    await prepare?.(turns.length)
    const turn = await longestTurn(work)
    turns.push(Math.round(turn > TURN_LIMIT_MS ? turn / slowness() : turn))
  }
  return turns
}

/** How much slower than a quiet core this thread runs now, beside others that share its core and caches; 1 at least. */
function slowness(): number {
  const before = process.threadCpuUsage()
  for (let round = 0; round < 40; round++) JSON.parse(REFERENCE_TEXT)
  const { user, system } = process.threadCpuUsage(before)
  return Math.max(1, (user + system) / 1000 / REFERENCE_MS)
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
