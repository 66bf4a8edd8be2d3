import { useEffect, useRef } from 'react'
import { type SectionId, sectionAddress } from './sections.ts'

/**
 * Moves the focus to the section that was opened. Narrow windows hide it while no section is chosen: there the focus goes back to the
 * link of the section that was left.
 */
export function useSectionFocus(chosen: SectionId | null) {
  const shown = useRef<HTMLElement>(null)
  const list = useRef<HTMLElement>(null)
  const before = useRef(chosen)
  useEffect(() => {
    const left = before.current
    before.current = chosen
    if (left === chosen) return
    if (shown.current?.checkVisibility()) shown.current.focus({ preventScroll: true })
    else if (left) list.current?.querySelector<HTMLElement>(`[href="${sectionAddress(left)}"]`)?.focus()
  }, [chosen])
  return { shown, list }
}
