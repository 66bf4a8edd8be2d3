/**
 * Prepares each entry while the one before it is used: pictures are decoded by other threads, and texts by this one.
 * @param prepare begins no work for an entry whose use could change its result
 */
export async function* preparedAhead<E, P>(
  entries: AsyncIterable<E>,
  prepare: (entry: E) => Promise<P>,
): AsyncGenerator<readonly [E, P]> {
  const iterator = entries[Symbol.asyncIterator]()
  let waiting: { readonly entry: E; readonly result: Promise<P> } | undefined
  const used = async ({ entry, result }: NonNullable<typeof waiting>) => [entry, await result] as const
  try {
    for (;;) {
      let next: IteratorResult<E>
      try {
        next = await iterator.next()
      } catch (error) {
        if (waiting) yield await used(waiting)
        throw error
      }
      const before = waiting
      waiting = next.done ? undefined : { entry: next.value, result: prepare(next.value) }
      // It is awaited with the next entry, or not at all.
      waiting?.result.catch(() => {})
      if (before) yield await used(before)
      if (!waiting) return
    }
  } finally {
    await waiting?.result.catch(() => {})
    await iterator.return?.()
  }
}
