import { AsyncLocalStorage } from 'node:async_hooks'
import type { DBAdapter } from 'better-auth/adapters'

/**
 * better-auth replaces errors of the database by its own, so that an outage of the database looks like a fault. This
 * restores the original error.
 */
export class AdapterErrors {
  readonly #asked = new AsyncLocalStorage<{ error?: unknown }>()

  /** The same adapter, whose errors are noted. */
  watch(adapter: DBAdapter): DBAdapter {
    const watched = Object.entries(adapter).map(([name, member]) => [
      name,
      typeof member === 'function' ? this.#noting(member as (...args: unknown[]) => Promise<unknown>) : member,
    ])
    return Object.fromEntries(watched)
  }

  /** Runs `work`; where an adapter's error was the reason why it failed, that is what is thrown. */
  async restore<T>(work: () => Promise<T>): Promise<T> {
    const asked: { error?: unknown } = {}
    try {
      return await this.#asked.run(asked, work)
    } catch (error) {
      throw asked.error ?? error
    }
  }

  #noting(method: (...args: unknown[]) => Promise<unknown>) {
    return async (...args: unknown[]) => {
      try {
        return await method(...args)
      } catch (error) {
        const asked = this.#asked.getStore()
        if (asked) asked.error ??= error
        throw error
      }
    }
  }
}
