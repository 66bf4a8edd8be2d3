import { randomInt } from 'node:crypto'
import type { Readiness } from './mail-queue.ts'

const REMEMBERED = 20
/** Before the first answer nobody can know what is usual; a service that is yet to be reached takes longer. */
const FIRST_MS: Readonly<Record<Readiness, { least: number; most: number }>> = {
  ready: { least: 50, most: 150 },
  away: { least: 50, most: 150 },
  'as-ever': { least: 150, most: 600 },
  barred: { least: 0, most: 1 },
  none: { least: 0, most: 1 },
}

/**
 * Lets an answer for which nothing had to be done take as long as those for which something was. How the transport was found
 * decides which those are: one that is not even tried answers at once.
 */
export class LikeWait {
  readonly #seen = new Map<Readiness, readonly number[]>()

  /** @param milliseconds that an answer took whose mail was sent */
  note(readiness: Readiness, milliseconds: number): void {
    this.#seen.set(readiness, [...(this.#seen.get(readiness) ?? []), milliseconds].slice(-REMEMBERED))
  }

  /** Waits until as much time has passed as with one of the last answers, since `began` on the clock of `performance`. */
  async since(readiness: Readiness, began: number): Promise<void> {
    const left = began + this.#like(readiness) - performance.now()
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  }

  #like(readiness: Readiness): number {
    const seen = this.#seen.get(readiness) ?? []
    if (seen.length > 0) return seen[randomInt(seen.length)]!
    const { least, most } = FIRST_MS[readiness]
    return randomInt(least, most)
  }
}
