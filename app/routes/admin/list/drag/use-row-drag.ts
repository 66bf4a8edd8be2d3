import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { RowDrag, RowParts } from './drag-rows.ts'

/** Side of a row at which the line marks the drop position. */
export type DropLine = 'before' | 'after'

interface Listeners {
  onStart?: (drag: RowDrag) => void
  /** @param clientY of the pointer, in pixels from the top of the window */
  onEnd: (drag: RowDrag, clientY: number) => void
}

/** Dragging of the rows of a list. @param order changes when other elements are the rows */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  { row, image }: RowParts,
  order: string | number,
  listeners: Listeners,
) {
  const [drag, setDrag] = useState<RowDrag | null>(null)
  const onMove = useEffectEvent((next: RowDrag) => {
    if (!drag) listeners.onStart?.(next)
    if (next.to !== drag?.to) setDrag(next)
  })
  const onEnd = useEffectEvent((last: RowDrag, clientY: number) => {
    setDrag(null)
    listeners.onEnd(last, clientY)
  })

  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    import('./drag-rows.ts').then(
      ({ dragRows }) => {
        if (isOver || !list.current) return
        const calls = { onMove: (next: RowDrag) => onMove(next), onEnd: (last: RowDrag, y: number) => onEnd(last, y) }
        stop = dragRows(list.current, { row, image }, calls)
      },
      // If the module cannot be loaded, rows are still moved by their buttons.
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
      setDrag(null)
    }
  }, [list, row, image, order])

  return {
    /** Index of the dragged row; undefined without one. */
    from: drag?.from,
    /** @returns the side at which the row at this index shows the line; undefined for none */
    lineAt(index: number): DropLine | undefined {
      if (!drag || drag.to === drag.from || drag.to !== index) return undefined
      return drag.to < drag.from ? 'before' : 'after'
    },
  }
}
