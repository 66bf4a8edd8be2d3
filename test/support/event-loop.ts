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

/** Counts turns of the event loop until it is disposed of. */
export class TurnCounter implements Disposable {
  turn = 0
  #next: NodeJS.Immediate
  constructor() {
    const count = () => {
      this.turn++
      this.#next = setImmediate(count)
    }
    this.#next = setImmediate(count)
  }

  [Symbol.dispose](): void {
    clearImmediate(this.#next)
  }
}
