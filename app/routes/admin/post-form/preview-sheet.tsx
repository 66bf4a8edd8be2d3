import { type ReactNode, useEffect, useRef } from 'react'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'

interface PreviewSheetProps {
  onClose: () => void
  children: ReactNode
}

/** The preview as a full-window dialog, for windows too narrow for form and preview side by side. */
export function PreviewSheet({ onClose, children }: PreviewSheetProps) {
  const { t } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // With the focus in the frame of the article, Escape would not reach the dialog.
    back.current?.focus()
  }, [])
  return (
    <dialog ref={dialog} className="preview-sheet" aria-label={t('labels.preview')} onClose={onClose}>
      {children}
      <p className="preview-sheet__end">
        <QuietButton ref={back} onClick={() => dialog.current?.close()}>
          {t('form.backToForm')}
        </QuietButton>
      </p>
    </dialog>
  )
}
