/** Milliseconds between two looks at who the parent is. */
const LOOK_MS = 1_000

/**
 * Calls `whenGone` once `parent` is not this process's parent any more, because it has ended. `npm start` hands signals on
 * to the server, but npm killed by `kill -9` cannot: the server would go on, and hold port and data folder against the next.
 */
export function watchParent(parent: number, whenGone: () => void): void {
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    whenGone()
  }, LOOK_MS).unref()
}
