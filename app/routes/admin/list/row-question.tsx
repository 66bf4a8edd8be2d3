import { type ComponentProps, useState } from 'react'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import type { useFocusFallback } from '../shell/focus-fallback.ts'

/** Moves the focus when a row is gone. */
export type RowFocus = Pick<ReturnType<typeof useFocusFallback>, 'expectChange' | 'settle'>

interface RowQuestion extends Omit<ComponentProps<typeof ConfirmDialog>, 'outcome' | 'onClose'> {
  /** Told once it is done; null where something else tells it. */
  done: string | null
}

/**
 * Asks before something is done to a row of a list that takes the row or its button away.
 * @returns `ask` about a row, and the dialog while it is asked about
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
