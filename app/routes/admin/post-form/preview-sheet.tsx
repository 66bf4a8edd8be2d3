import { type ReactNode, useEffect, useRef } from 'react'
import { QuietButton } from '../../../ui/button.tsx'

interface PreviewSheetProps {
  onClose: () => void
  children: ReactNode
}

/** The preview over the whole window, where there is no room beside the form. */
export function PreviewSheet({ onClose, children }: PreviewSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The page within would take Escape.
    back.current?.focus()
  }, [])
  return (
    <dialog ref={dialog} className="preview-sheet" aria-label="Preview" onClose={onClose}>
      {children}
      <p className="preview-sheet__end">
        <QuietButton ref={back} onClick={() => dialog.current?.close()}>
          Back to the form
        </QuietButton>
      </p>
    </dialog>
  )
}
