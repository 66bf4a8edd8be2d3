import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  type ElementDragPayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { DragLocationHistory } from '@atlaskit/pragmatic-drag-and-drop/types'

type Source = Pick<ElementDragPayload, 'element'>

/** A dragged section. If it is dropped outside the list or the drag is cancelled, `to` equals `from`. */
export interface SectionDrag {
  readonly key: number
  readonly from: number
  readonly to: number
}

interface DragListeners {
  onMove: (drag: SectionDrag) => void
  /** @param clientY of the pointer, in pixels from the top of the window */
  onEnd: (drag: SectionDrag, clientY: number) => void
}

/** Makes the sections within `list` draggable by their handles. @returns removes all listeners */
export function dragSections(list: HTMLElement, { onMove, onEnd }: DragListeners): () => void {
  const sections = [...list.querySelectorAll<HTMLElement>('[data-section]')]
  const isOurs = ({ source }: { source: Source }) => list.contains(source.element)
  const dragOf = ({
    source,
    location: { current },
  }: {
    source: Source
    location: DragLocationHistory
  }): SectionDrag => {
    const section = source.element.closest<HTMLElement>('[data-section]')!
    const from = sections.indexOf(section)
    const others = sections.filter((other) => other !== section)
    const isOver = current.dropTargets.length > 0
    const to = isOver ? others.filter((other) => middleOf(other) < current.input.clientY).length : from
    return { key: Number(section.dataset.section), from, to }
  }
  return combine(
    ...sections.flatMap((section) => {
      const handle = section.querySelector<HTMLElement>('[data-drag-handle]')
      const name = section.querySelector('legend')
      if (!handle || !name) return []
      return draggable({
        element: handle,
        // The drag image is the section's name, since a section may be higher than the window.
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(name, 0, name.offsetHeight / 2),
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
