import { useSyncExternalStore } from 'react'

/** Whether React has taken over in the browser: until then nothing hears what is typed or clicked. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse)
}

const never = () => () => {}
const isTrue = () => true
const isFalse = () => false
