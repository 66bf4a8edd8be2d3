import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'

/**
 * Each turn of the event loop runs one slice of all that are waiting, first in, first out. SQLite answers within this process and
 * everything else continues as microtasks, so undivided work runs to its end before any other request is looked at.
 */
export class CooperativeScheduler {
  readonly #oneAtATime = pLimit(1)

  /** @param slice a few milliseconds of work. It must not wait for another slice: that one would never begin. */
  run<T>(slice: () => Promise<T>): Promise<T> {
    return this.#oneAtATime(async () => {
      await setImmediate()
      return slice()
    })
  }
}
