/** Milliseconds between two checks of the parent. */
const LOOK_MS = 1_000

/** `npm start` forwards signals, but not when npm is killed by `kill -9`: the server would hold the port and the data folder. */
export function watchParent(parent: number, whenGone: () => void): void {
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    whenGone()
  }, LOOK_MS).unref()
}
