import { type ComponentProps, useState } from 'react'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import type { useFocusFallback } from '../shell/focus-fallback.ts'

/** Moves the focus when a row is gone. */
export type RowFocus = Pick<ReturnType<typeof useFocusFallback>, 'expectChange' | 'settle'>

interface RowQuestion extends Omit<ComponentProps<typeof ConfirmDialog>, 'outcome' | 'onClose'> {
  /** Toast after success; null if something else reports it. */
  done: string | null
}

/**
 * Asks before an action that removes a row of a list, or the button of the row.
 * @returns `ask`, which opens the dialog for a row, and the dialog while it is open
 */
export function useRowQuestion<Row>({ expectChange, settle }: RowFocus, questionOf: (row: Row) => RowQuestion) {
  const [asked, setAsked] = useState<Row | null>(null)
  if (asked === null) return { ask: setAsked, dialog: null }
  const { done, ...question } = questionOf(asked)
  const onSuccess = () => {
    if (done !== null) toastSuccess(done)
    expectChange()
  }
  const close = () => {
    setAsked(null)
    settle()
  }
  return { ask: setAsked, dialog: <ConfirmDialog {...question} outcome={{ onSuccess }} onClose={close} /> }
}
