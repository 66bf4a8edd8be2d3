import { useEffect, useRef } from 'react'
import { useLocale } from '../../../../../ui/locale.ts'
import { toastSuccess } from '../../../../../ui/toasts.ts'
import { useApplication } from '../../../application-context.ts'
import { zonedInstantWords } from '../../../shell/instant-words.ts'
import { useNoticeFocus } from '../use-notice-focus.ts'
import type { SavedElsewhere } from './saved-elsewhere.ts'

export interface TakenIn extends Pick<SavedElsewhere, 'by' | 'at'> {
  /** Labels of the fields that the form took from what was saved elsewhere. */
  readonly fields: readonly string[]
  /** A press of a button met it, and has done nothing else. */
  readonly isPressed: boolean
}

export function TakenInNote({ takenIn }: { takenIn: TakenIn }) {
  const locale = useLocale()
  const { t } = locale
  const { timeZone } = useApplication()
  const { by, isPressed } = takenIn
  const values = { at: zonedInstantWords(locale, takenIn.at, timeZone), fields: locale.commas(takenIn.fields) }
  const words = locale.sentences([
    by ? t('saving.takenIn', { by, ...values }) : t('saving.takenInUnnamed', values),
    isPressed && t('saving.pressAgain'),
  ])
  const note = useNoticeFocus<HTMLParagraphElement>(isPressed ? takenIn : null)
  const latest = useRef(words)
  latest.current = words
  // The focus stays in the field after an autosave.
  useEffect(() => {
    if (!takenIn.isPressed) toastSuccess(latest.current)
  }, [takenIn])
  return (
    <p className="alert alert--success told" tabIndex={-1} ref={note}>
      {words}
    </p>
  )
}
