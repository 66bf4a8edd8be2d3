import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { RowDrag } from '../../list/drag/drag-rows.ts'
import { useRowDrag } from '../../list/drag/use-row-drag.ts'
import type { FormSection } from '../form-values.ts'

interface SectionDrag extends RowDrag {
  readonly key: number
}

/** Pixels from the top of a section to the middle of its handle. */
const HANDLE_OFFSET = 42
/** Minimum distance in pixels between the top of a dropped section and the top and bottom of the window. */
const EDGE = 80

const PARTS = { row: '[data-section]', image: 'legend' }

/** Reorders sections by dragging. During a drag the list is folded: it shows only the titles of the sections. */
export function useSectionDrag(
  list: RefObject<HTMLElement | null>,
  sections: readonly FormSection[],
  onDrop: (drag: SectionDrag) => void,
) {
  /** The section that keeps its place in the window while the list folds or unfolds; `top` in pixels. */
  const anchor = useRef<{ element: Element; top: number } | null>(null)
  const order = sections.map(({ key }) => key).join(' ')
  const keyAt = (index: number | undefined) => sections[index ?? -1]?.key

  /** @param top pixels from the top of the window; by default the present position */
  function setAnchor(key: number | undefined, top?: number) {
    const element = list.current?.querySelector(`[data-section="${key}"]`)
    anchor.current = element ? { element, top: top ?? element.getBoundingClientRect().top } : null
  }
  const { from, lineAt } = useRowDrag(list, PARTS, order, {
    onStart: (drag) => setAnchor(keyAt(drag.from)),
    onEnd(drag, clientY) {
      const key = keyAt(drag.from)
      setAnchor(key, Math.min(Math.max(clientY - HANDLE_OFFSET, EDGE), window.innerHeight - EDGE))
      if (key !== undefined && drag.from !== drag.to) onDrop({ ...drag, key })
    },
  })
  const isDragging = from !== undefined

  // Scrolls by the distance that folding or unfolding has moved the anchor.
  useLayoutEffect(() => {
    if (!anchor.current) return
    const { element, top } = anchor.current
    anchor.current = null
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [isDragging])

  return { isDragging, key: keyAt(from), lineAt }
}
