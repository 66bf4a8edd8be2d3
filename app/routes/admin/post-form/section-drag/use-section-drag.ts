import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FormSection } from '../form-values.ts'
import type { SectionDrag } from './drag-sections.ts'

/** Side of a section at which the line marks the drop position. */
export type DropLine = 'before' | 'after'

/** Pixels from the top of a section to the middle of its handle. */
const HANDLE_OFFSET = 42
/** Minimum distance in pixels between the top of a dropped section and the top and bottom of the window. */
const EDGE = 80

/** Reorders sections by dragging. During a drag the list is folded: it shows only the titles of the sections. */
export function useSectionDrag(
  list: RefObject<HTMLElement | null>,
  sections: readonly FormSection[],
  onDrop: (drag: SectionDrag) => void,
) {
  const [drag, setDrag] = useState<SectionDrag | null>(null)
  /** The section that keeps its place in the window while the list folds or unfolds; `top` in pixels. */
  const anchor = useRef<{ element: Element; top: number } | null>(null)
  const order = sections.map(({ key }) => key).join(' ')
  const drop = useEffectEvent(onDrop)
  const isDragging = drag !== null

  /** @param top pixels from the top of the window; by default the present position */
  function setAnchor(key: number, top?: number) {
    const element = list.current?.querySelector(`[data-section="${key}"]`)
    anchor.current = element ? { element, top: top ?? element.getBoundingClientRect().top } : null
  }
  const onMove = useEffectEvent((next: SectionDrag) => {
    if (!drag) setAnchor(next.key)
    if (next.to !== drag?.to) setDrag(next)
  })
  const onEnd = useEffectEvent((last: SectionDrag, clientY: number) => {
    setAnchor(last.key, Math.min(Math.max(clientY - HANDLE_OFFSET, EDGE), window.innerHeight - EDGE))
    setDrag(null)
    if (last.from !== last.to) drop(last)
  })

  // Runs again when the order changes: the handles belong to the elements of the sections.
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    import('./drag-sections.ts').then(
      ({ dragSections }) => {
        if (isOver || !list.current) return
        stop = dragSections(list.current, { onMove: (next) => onMove(next), onEnd: (...last) => onEnd(...last) })
      },
      // If the module cannot be loaded, sections are still moved by their buttons.
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
      setDrag(null)
    }
  }, [list, order])

  // Scrolls by the distance that folding or unfolding has moved the anchor.
  useLayoutEffect(() => {
    if (!anchor.current) return
    const { element, top } = anchor.current
    anchor.current = null
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [isDragging])

  return {
    isDragging,
    key: drag?.key,
    /** @returns the side at which the section at this index shows the line; undefined for none */
    lineAt(index: number): DropLine | undefined {
      if (!drag || drag.to === drag.from || drag.to !== index) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}
