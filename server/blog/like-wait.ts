import { randomInt } from 'node:crypto'

const REMEMBERED = 20
/** Before the first answer nobody can know what is usual. */
const FIRST_MS = { least: 150, most: 600 }

/** Lets an answer for which nothing had to be done take as long as those for which something was. */
export class LikeWait {
  #seen: number[] = []

  /** @param milliseconds that an answer took whose mail was sent */
  note(milliseconds: number): void {
    this.#seen = [...this.#seen, milliseconds].slice(-REMEMBERED)
  }

  /** Waits until as much time has passed as with one of the last answers, since `began` on the clock of `performance`. */
  async since(began: number): Promise<void> {
    const like =
      this.#seen.length > 0 ? this.#seen[randomInt(this.#seen.length)]! : randomInt(FIRST_MS.least, FIRST_MS.most)
    const left = began + like - performance.now()
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  }
}
