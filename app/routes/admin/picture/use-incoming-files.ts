import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { bringsFiles, type PickedFile, pickedFile } from './picture-files.ts'

/** Files that are dropped on an element, or pasted while it has the focus. */
export function useIncomingFiles(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPick: (picked: PickedFile) => void,
) {
  // Dragging over a child leaves its parent; only when all were left is the drag gone.
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  })

  useEffect(() => {
    // On the document, since browsers do not agree on where a paste happens when no text field has the focus.
    const paste = (event: ClipboardEvent) => {
      const picked = isOpen && isMeant(element.current) && pickedFile(event.clipboardData?.files ?? [])
      if (!picked || event.defaultPrevented) return
      event.preventDefault()
      latest.current(picked)
    }
    // A file dropped beside the place for it would be opened instead of the page, with all that was typed.
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !bringsFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer!.dropEffect = 'none'
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', keepPage)
    document.addEventListener('drop', keepPage)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', keepPage)
      document.removeEventListener('drop', keepPage)
    }
  }, [element, isOpen])

  function move(by: 1 | -1) {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }

  const ifFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (bringsFiles(event.dataTransfer)) act(event)
  }
  const dropArea = {
    onDragEnter: ifFiles(() => move(1)),
    onDragLeave: ifFiles(() => move(-1)),
    onDragOver: ifFiles((event) => {
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    }),
    onDrop: ifFiles((event) => {
      event.preventDefault()
      depth.current = 0
      setOver(false)
      const picked = pickedFile(event.dataTransfer.files)
      if (picked) onPick(picked)
    }),
  }
  return { isOver, dropArea }
}

/** A pointer over the element selects it as well, unless the focus is in another field. */
function isMeant(element: HTMLElement | null): boolean {
  const focused = document.activeElement
  return element !== null && (element.contains(focused) || (focused === document.body && element.matches(':hover')))
}
