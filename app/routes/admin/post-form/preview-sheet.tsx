import { type ReactNode, useEffect, useRef } from 'react'
import { QuietButton } from '../../../ui/button.tsx'

interface PreviewSheetProps {
  onClose: () => void
  children: ReactNode
}

/** The preview as a full-window dialog, for windows too narrow for form and preview side by side. */
export function PreviewSheet({ onClose, children }: PreviewSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // With the focus in the frame of the article, Escape would not reach the dialog.
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
