import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  type ElementDragPayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { DragLocationHistory } from '@atlaskit/pragmatic-drag-and-drop/types'

type Source = Pick<ElementDragPayload, 'element'>

/** A dragged row. If it is dropped outside the list or the drag is cancelled, `to` equals `from`. */
export interface RowDrag {
  readonly from: number
  readonly to: number
}

/** Selectors within the list. */
export interface RowParts {
  readonly row: string
  /** Within a row, what is shown at the pointer, since a row may be higher than the window. */
  readonly image: string
}

interface DragListeners {
  onMove: (drag: RowDrag) => void
  /** @param clientY of the pointer, in pixels from the top of the window */
  onEnd: (drag: RowDrag, clientY: number) => void
}

/** Makes the rows of `list` draggable by their handles. @returns removes all listeners */
export function dragRows(list: HTMLElement, parts: RowParts, { onMove, onEnd }: DragListeners): () => void {
  const rows = [...list.querySelectorAll<HTMLElement>(parts.row)]
  const isOurs = ({ source }: { source: Source }) => list.contains(source.element)
  const dragOf = ({ source, location: { current } }: { source: Source; location: DragLocationHistory }): RowDrag => {
    const row = source.element.closest<HTMLElement>(parts.row)!
    const from = rows.indexOf(row)
    const others = rows.filter((other) => other !== row)
    const isOver = current.dropTargets.length > 0
    const to = isOver ? others.filter((other) => middleOf(other) < current.input.clientY).length : from
    return { from, to }
  }
  return combine(
    ...rows.flatMap((row) => {
      const handle = row.querySelector<HTMLElement>('[data-drag-handle]')
      const image = row.querySelector<HTMLElement>(parts.image)
      if (!handle || !image) return []
      return draggable({
        element: handle,
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(image, 0, image.offsetHeight / 2),
      })
    }),
    dropTargetForElements({ element: list, canDrop: isOurs, getDropEffect: () => 'move' }),
    monitorForElements({
      canMonitor: isOurs,
      onDragStart: (event) => onMove(dragOf(event)),
      onDrag: (event) => onMove(dragOf(event)),
      onDrop: (event) => onEnd(dragOf(event), event.location.current.input.clientY),
    }),
  )
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
