import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** Calls `onBusy` in pairs, true and then false, also when the component is unmounted: {@link useBusyCount} adds them up. */
export function useBusy(isBusy: boolean, onBusy: (isBusy: boolean) => void): void {
  const tell = useEffectEvent(onBusy)
  useEffect(() => {
    if (!isBusy) return
    tell(true)
    return () => tell(false)
  }, [isBusy])
}

/** Counts the pictures of a form that are being compressed or uploaded. */
export function useBusyCount(): { busy: number; onBusy: (isBusy: boolean) => void } {
  const [busy, setBusy] = useState(0)
  const onBusy = useCallback((isBusy: boolean) => setBusy((count) => Math.max(0, count + (isBusy ? 1 : -1))), [])
  return { busy, onBusy }
}
