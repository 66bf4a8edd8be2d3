import { useSyncExternalStore } from 'react'

/** Whether React has hydrated the page: until then no handler receives input or clicks. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, isTrue, isFalse)
}

const never = () => () => {}
const isTrue = () => true
const isFalse = () => false
