import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** Balanced, so that a form with several pictures can count. */
export function useBusy(isBusy: boolean, onBusy: (isBusy: boolean) => void): void {
  const tell = useEffectEvent(onBusy)
  useEffect(() => {
    if (!isBusy) return
    tell(true)
    return () => tell(false)
  }, [isBusy])
}

/** How many pictures are on their way. */
export function useBusyCount(): { busy: number; onBusy: (isBusy: boolean) => void } {
  const [busy, setBusy] = useState(0)
  const onBusy = useCallback((isBusy: boolean) => setBusy((count) => Math.max(0, count + (isBusy ? 1 : -1))), [])
  return { busy, onBusy }
}
