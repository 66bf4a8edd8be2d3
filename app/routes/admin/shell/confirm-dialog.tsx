import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface ConfirmDialogProps {
  /** What is about to be done… */
  lead: string
  /** …and to what. */
  title: string
  /** What follows from it. */
  text: ReactNode
  confirm: string
  /** Stands on the button while it is done. */
  busy: string
  cancel?: string
  /** What else is asked for; gets the id of what says why it was refused. The focus begins there, and Enter confirms. */
  fields?: (refusedBy: string | undefined) => ReactNode
  /** Gives why it failed; the dialog then stays open and says so. */
  onConfirm: () => Promise<string | null>
  /** Also when it was done. The focus is back then where it was, if that is still there. */
  onClose: () => void
}

/** Asks before something is done. Modal: the browser keeps the focus inside, and Escape cancels. */
export function ConfirmDialog({ lead, title, text, fields, onConfirm, onClose, ...words }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    const field = dialog.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')
    ;(field ?? cancel.current)?.focus()
  }, [])

  async function confirm() {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const problem = await onConfirm()
    setFailure(problem)
    setBusy(false)
    if (problem === null) dialog.current?.close()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void confirm()
  }

  const content = (
    <>
      <p className="dialog__lead" id={`${id}-title`}>
        {lead}
        <strong className="dialog__title">{title}</strong>
      </p>
      <p id={`${id}-text`}>{text}</p>
      {fields?.(failure === null ? undefined : `${id}-failure`)}
      {failure && (
        <div className="refusal" role="alert" id={`${id}-failure`}>
          <p>{failure}</p>
        </div>
      )}
      <p className="actions">
        <button
          type={fields ? 'submit' : 'button'}
          className="button"
          onClick={fields ? undefined : confirm}
          aria-disabled={isBusy}
        >
          {isBusy ? words.busy : words.confirm}
        </button>
        <button
          type="button"
          className="button button--quiet"
          // Where the focus begins without fields: Enter twice shall do nothing.
          ref={cancel}
          onClick={() => dialog.current?.close()}
        >
          {words.cancel ?? 'Cancel'}
        </button>
      </p>
    </>
  )
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      {fields ? <form onSubmit={submit}>{content}</form> : content}
    </dialog>
  )
}
