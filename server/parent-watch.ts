/** Milliseconds between two checks of the parent. */
const LOOK_MS = 1_000

/**
 * Calls `whenGone` once `parent` is no longer this process's parent, because it has ended. `npm start` forwards signals to the
 * server, but cannot when npm is killed by `kill -9`: the server would keep running, and hold the port and the data folder.
 */
export function watchParent(parent: number, whenGone: () => void): void {
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    whenGone()
  }, LOOK_MS).unref()
}
