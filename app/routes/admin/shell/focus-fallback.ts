import { useEffect, useRef } from 'react'

/**
 * Focuses `fallback` when a change removed the focused element; the next Tab would else start at the top of the page.
 * @param shown the rendered value whose change may remove it
 */
export function useFocusFallback<E extends HTMLElement>(shown: unknown) {
  const fallback = useRef<E>(null)
  const isExpected = useRef(false)
  function settle() {
    if (document.activeElement === null || document.activeElement === document.body) fallback.current?.focus()
  }
  useEffect(() => {
    if (isExpected.current) settle()
    isExpected.current = false
  }, [shown])
  return {
    /** Gets the focus when what had it is gone. */
    fallback,
    /** Looks now. */
    settle,
    /** Says that the next change may take away what has the focus. */
    expectChange() {
      isExpected.current = true
    },
  }
}
