import { useEffect, useRef } from 'react'
import { useHydrated } from '../../../ui/hydrated.ts'

/**
 * Focuses `fallback` when a change removed the focused element; otherwise the next Tab would start at the top of the page.
 * @param shown the rendered value whose change may remove the focused element
 */
export function useFocusFallback<E extends HTMLElement>(shown: unknown) {
  const fallback = useRef<E>(null)
  const isExpected = useRef(false)
  function settle() {
    if (isFocusLost()) fallback.current?.focus()
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

/**
 * Focuses the heading of the screen when a change, or what is mounted in place of another, removed the focused element. A document that
 * is loaded keeps its beginning.
 * @param shown the rendered value whose change may remove the focused element
 */
export function useHeadingFocus(shown: unknown): void {
  const isLater = useHydrated()
  const before = useRef(isLater ? undefined : shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const heading = document.querySelector<HTMLElement>('main .admin__heading')
    if (!heading || !isFocusLost()) return
    heading.tabIndex = -1
    // The router has scrolled.
    heading.focus({ preventScroll: true })
  }, [shown])
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
