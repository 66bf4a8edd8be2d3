interface Waiting<E, P> {
  readonly entry: E
  readonly result: Promise<P>
}

/** Entries that are prepared at most before they are used. */
const AHEAD = 4

/**
 * Prepares entries while those before them are used: pictures are decoded by other threads, and texts by this one.
 * @param prepare of an entry begins before those ahead of it are used: its result is of a state that they may change
 */
export async function* preparedAhead<E, P>(
  entries: AsyncIterable<E>,
  prepare: (entry: E) => Promise<P>,
): AsyncGenerator<readonly [E, P]> {
  const iterator = entries[Symbol.asyncIterator]()
  const waiting: Waiting<E, P>[] = []
  const used = async () => {
    const { entry, result } = waiting[0]!
    const pair = [entry, await result] as const
    waiting.shift()
    return pair
  }
  try {
    for (;;) {
      let next: IteratorResult<E>
      try {
        next = await iterator.next()
      } catch (error) {
        while (waiting.length > 0) yield await used()
        throw error
      }
      if (next.done) break
      const result = prepare(next.value)
      // It is awaited when its entry is used, or at the end.
      result.catch(() => {})
      waiting.push({ entry: next.value, result })
      if (waiting.length > AHEAD) yield await used()
    }
    while (waiting.length > 0) yield await used()
  } finally {
    await Promise.allSettled(waiting.map(({ result }) => result))
    await iterator.return?.()
  }
}
