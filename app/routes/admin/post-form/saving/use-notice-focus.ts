import { useEffect, useRef } from 'react'

/**
 * Brings a notice about a refused call into view with the focus in it, once a dialog that made the call is closed.
 * @param of shown by the notice: another one brings it into view again, null does not
 * @returns ref of its heading or words, which take the focus
 */
export function useNoticeFocus<E extends HTMLElement>(of: unknown) {
  const words = useRef<E>(null)
  useEffect(() => {
    if (of === null) return
    const dialog = document.querySelector('dialog:modal')
    if (!dialog) return show(words.current)
    const onClose = () => show(words.current)
    dialog.addEventListener('close', onClose)
    return () => dialog.removeEventListener('close', onClose)
  }, [of])
  return words
}

function show(words: HTMLElement | null): void {
  words?.focus({ preventScroll: true })
  ;(words?.closest('.conflict') ?? words)?.scrollIntoView()
}
