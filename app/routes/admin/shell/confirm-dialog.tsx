import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, QuietButton } from '../../../ui/button.tsx'
import type { CallResult } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { RefusalNote } from './refusal-note.tsx'
import { type Outcome, submitting, useCall } from './use-call.ts'

interface ConfirmDialogProps {
  lead: string
  title: string
  text: ReactNode
  confirm: string
  /** Label of the button during the call. */
  busy: string
  cancel?: string
  /** Further fields, given the id of the error message if there is one. The first field has the initial focus, and Enter confirms. */
  fields?: (refusedBy: string | undefined) => ReactNode
  /** Above the buttons. They do not get the initial focus. */
  choices?: ReactNode
  alternative?: ReactNode
  /** Sent on confirmation. A refusal leaves the dialog open, which shows it. */
  request: () => Promise<CallResult<unknown>>
  outcome: Outcome<unknown>
  /** Also called after success. The focus is then back on the former element, if that still exists. */
  onClose: () => void
}

/** Asks before something is done. Modal: the browser keeps the focus inside, and Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLocale()
  const { lead, title, text, fields, choices, alternative, request, outcome, onClose, ...words } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const { isBusy, refusal, run, forget } = useCall()
  // The request for a code is not shown as a failure: the field for the code appears instead.
  const isRefused = refusal !== null && refusal.code !== 'second-factor-needed'
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    const field = dialog.current?.querySelector<HTMLInputElement>('form input:not([type=hidden])')
    ;(field ?? cancel.current)?.focus()
  }, [])

  async function confirm() {
    // An alert is announced again only if it was removed before.
    if (!isBusy) forget()
    if (await run(request, outcome)) dialog.current?.close()
  }

  const content = (
    <>
      <p className="muted" id={`${id}-title`}>
        {lead}
        <strong className="dialog__title">{title}</strong>
      </p>
      <p id={`${id}-text`}>{text}</p>
      {fields?.(isRefused ? `${id}-failure` : undefined)}
      {choices}
      {isRefused && <RefusalNote id={`${id}-failure`}>{refusal.detail}</RefusalNote>}
      <p className="actions">
        <Button type={fields ? 'submit' : 'button'} onClick={fields ? undefined : confirm} aria-disabled={isBusy}>
          {isBusy ? words.busy : words.confirm}
        </Button>
        <QuietButton
          // Has the initial focus if there are no fields, so that pressing Enter twice does nothing.
          ref={cancel}
          onClick={() => dialog.current?.close()}
        >
          {words.cancel ?? t('labels.cancel')}
        </QuietButton>
      </p>
      {alternative}
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
      {fields ? <form onSubmit={submitting(confirm)}>{content}</form> : content}
    </dialog>
  )
}
