import { useEffect, useRef } from 'react'

/**
 * Focuses `fallback` when a change removed the focused element; otherwise the next Tab would start at the top of the page.
 * @param shown the rendered value whose change may remove the focused element
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
    /** Gets the focus after the focused element was removed. */
    fallback,
    /** Checks the focus now. */
    settle,
    /** Announces that the next change may remove the focused element. */
    expectChange() {
      isExpected.current = true
    },
  }
}
