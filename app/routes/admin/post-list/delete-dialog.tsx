import { useEffect, useId, useRef, useState } from 'react'

interface DeleteDialogProps {
  title: string
  /** Gives why it failed; the dialog then stays open and says so. */
  onConfirm: () => Promise<string | null>
  onCancel: () => void
}

/** Modal: the browser keeps the focus inside, and Escape cancels. */
export function DeleteDialog({ title, onConfirm, onCancel }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    cancel.current?.focus()
  }, [])

  async function confirm() {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    setFailure(await onConfirm())
    setBusy(false)
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onCancel}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <p className="dialog__lead" id={`${id}-title`}>
        Confirm blog deletion for:
        <strong className="dialog__title">{title}</strong>
      </p>
      <p id={`${id}-text`}>This action cannot be undone.</p>
      {failure && (
        <div className="refusal" role="alert">
          <p>{failure}</p>
        </div>
      )}
      <p className="actions">
        <button type="button" className="button" onClick={confirm} aria-disabled={isBusy}>
          {isBusy ? 'Deleting…' : 'Confirm'}
        </button>
        <button
          type="button"
          className="button button--quiet"
          // Where the focus begins: Enter twice shall delete nothing.
          ref={cancel}
          onClick={() => dialog.current?.close()}
        >
          Cancel
        </button>
      </p>
    </dialog>
  )
}
