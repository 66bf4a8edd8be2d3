import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { bringsFiles, type PickedFile, pickedFile } from './picture-files.ts'

/** Files that are dropped on an element, or pasted while it has the focus. */
export function useIncomingFiles(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPick: (picked: PickedFile) => void,
) {
  const [isOver, setOver] = useState(false)
  const pick = useEffectEvent(onPick)

  useEffect(() => {
    // Listens on the document: browsers differ in the target of a paste while no text field has the focus.
    const paste = (event: ClipboardEvent) => {
      const picked = isOpen && isMeant(element.current) && pickedFile(event.clipboardData?.files ?? [])
      if (!picked || event.defaultPrevented) return
      event.preventDefault()
      pick(picked)
    }
    // A file dropped outside the drop area would replace the page, and everything typed in it.
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !bringsFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer!.dropEffect = 'none'
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('paste', paste, { signal })
    document.addEventListener('dragover', keepPage, { signal })
    document.addEventListener('drop', keepPage, { signal })
    return () => listening.abort()
  }, [element, isOpen])

  const ifFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (bringsFiles(event.dataTransfer)) act(event)
  }
  const dropArea = {
    // `dragleave` also fires when the pointer enters a child of the element.
    onDragLeave: ifFiles(({ currentTarget, relatedTarget }) =>
      setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    ),
    onDragOver: ifFiles((event) => {
      event.preventDefault()
      setOver(true)
      event.dataTransfer.dropEffect = 'copy'
    }),
    onDrop: ifFiles((event) => {
      event.preventDefault()
      setOver(false)
      const picked = pickedFile(event.dataTransfer.files)
      if (picked) onPick(picked)
    }),
  }
  return { isOver, dropArea }
}

/** Whether a paste is meant for the element: it has the focus, or no field has and the pointer is over it. */
function isMeant(element: HTMLElement | null): boolean {
  const focused = document.activeElement
  return element !== null && (element.contains(focused) || (focused === document.body && element.matches(':hover')))
}
