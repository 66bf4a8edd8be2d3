import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FormSection } from '../form-values.ts'
import type { SectionDrag } from './drag-sections.ts'

/** Where the line is that shows the place of a dragged section. */
export type DropLine = 'before' | 'after'

/** From the top of a section to the middle of its handle, and how far from the edges of the window its top stays. */
const HANDLE_OFFSET = 42
const EDGE = 80

/** Sections that are dragged by their handles. While one is, the list shows only their titles. */
export function useSectionDrag(
  list: RefObject<HTMLElement | null>,
  sections: readonly FormSection[],
  onDrop: (drag: SectionDrag) => void,
) {
  const [drag, setDrag] = useState<SectionDrag | null>(null)
  /** A section, and how far from the top of the window it stays when the list folds or unfolds. */
  const anchor = useRef<{ element: Element; top: number } | null>(null)
  const order = sections.map(({ key }) => key).join(' ')
  const drop = useEffectEvent(onDrop)
  const isDragging = drag !== null

  /** @param top where it is now, unless given */
  function hold(key: number, top?: number) {
    const element = list.current?.querySelector(`[data-section="${key}"]`)
    anchor.current = element ? { element, top: top ?? element.getBoundingClientRect().top } : null
  }
  const onMove = useEffectEvent((next: SectionDrag) => {
    if (!drag) hold(next.key)
    if (next.to !== drag?.to) setDrag(next)
  })
  const onEnd = useEffectEvent((last: SectionDrag, clientY: number) => {
    hold(last.key, Math.min(Math.max(clientY - HANDLE_OFFSET, EDGE), window.innerHeight - EDGE))
    setDrag(null)
    if (last.from !== last.to) drop(last)
  })

  // The elements change with the order.
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    import('./drag-sections.ts').then(
      ({ dragSections }) => {
        if (isOver || !list.current) return
        stop = dragSections(list.current, { onMove: (next) => onMove(next), onEnd: (...last) => onEnd(...last) })
      },
      // Without it sections are moved by their buttons.
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
      setDrag(null)
    }
  }, [list, order])

  // The list folds and unfolds with it.
  useLayoutEffect(() => {
    if (!anchor.current) return
    const { element, top } = anchor.current
    anchor.current = null
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [isDragging])

  return {
    isDragging,
    key: drag?.key,
    /** Beside the section at this index. */
    lineAt(index: number): DropLine | undefined {
      if (!drag || drag.to === drag.from || drag.to !== index) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}
