/** Milliseconds between two looks at who the parent is. */
const LOOK_MS = 1_000

interface Lookout {
  readonly parentOf?: () => number
  /** Calls `look` again and again; gives what ends that. */
  readonly repeat?: (look: () => void) => Disposable
}

/**
 * Calls `whenGone` once `parent` is not this process's parent any more, because it has ended. `npm start` hands signals on
 * to the server, but npm killed by `kill -9` cannot: the server would go on, and hold port and data folder against the next.
 */
export function watchParent(
  parent: number,
  whenGone: () => void,
  { parentOf = () => process.ppid, repeat = everySecond }: Lookout = {},
): void {
  const looking = repeat(() => {
    if (parentOf() === parent) return
    looking[Symbol.dispose]()
    whenGone()
  })
}

function everySecond(look: () => void): Disposable {
  const timer = setInterval(look, LOOK_MS).unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
