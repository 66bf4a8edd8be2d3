import { startTransition, useEffect, useRef, useState } from 'react'

interface Pause {
  /** Milliseconds after the last change. */
  readonly pauseMs: number
  /** The limit for that while changes keep coming. */
  readonly longestWaitMs: number
}

const OF_PREVIEWS: Pause = { pauseMs: 150, longestWaitMs: 1_000 }

/** A value delayed until typing pauses: what is rendered or read from it with each key would delay the next key. */
export function useAfterPause<T>(latest: T, { pauseMs, longestWaitMs }: Pause = OF_PREVIEWS): T {
  const [shown, setShown] = useState(latest)
  const since = useRef<number>(undefined)
  useEffect(() => {
    if (latest === shown) {
      since.current = undefined
      return
    }
    since.current ??= performance.now()
    const wait = Math.min(pauseMs, since.current + longestWaitMs - performance.now())
    const timer = setTimeout(() => startTransition(() => setShown(latest)), wait)
    return () => clearTimeout(timer)
  }, [latest, shown, pauseMs, longestWaitMs])
  return shown
}
