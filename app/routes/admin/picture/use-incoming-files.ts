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
    // On the document, since browsers do not agree on where a paste happens when no text field has the focus.
    const paste = (event: ClipboardEvent) => {
      const picked = isOpen && isMeant(element.current) && pickedFile(event.clipboardData?.files ?? [])
      if (!picked || event.defaultPrevented) return
      event.preventDefault()
      pick(picked)
    }
    // A file dropped beside the place for it would be opened instead of the page, with all that was typed.
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
    // A drag that goes on to a child leaves the element's own ground as well.
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

/** A pointer over the element selects it as well, unless the focus is in another field. */
function isMeant(element: HTMLElement | null): boolean {
  const focused = document.activeElement
  return element !== null && (element.contains(focused) || (focused === document.body && element.matches(':hover')))
}
