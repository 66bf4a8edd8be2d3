import { useEffect, useEffectEvent } from 'react'

/** Balanced, so that a form with several pictures can count. */
export function useBusy(isBusy: boolean, onBusy: (isBusy: boolean) => void): void {
  const tell = useEffectEvent(onBusy)
  useEffect(() => {
    if (!isBusy) return
    tell(true)
    return () => tell(false)
  }, [isBusy])
}
