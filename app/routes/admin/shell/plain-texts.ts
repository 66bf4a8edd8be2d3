import { useEffect } from 'react'
import { sayRefusals } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { labelToasts } from '../../../ui/toasts.ts'
import { labelUndo } from './toast-undo.ts'

/** Gives the language of the area to what speaks outside of components: toasts, and calls without an answer. */
export function PlainTexts() {
  const { t, text } = useLocale()
  useEffect(() => {
    labelToasts({
      close: t('labels.close'),
      notifications: t('frame.notifications'),
      success: t('frame.operationSuccess'),
      failure: t('frame.operationFailed'),
    })
    labelUndo(t('frame.undo'))
    sayRefusals({
      notConfirmed: t('calls.notConfirmed'),
      noAnswer: t('calls.noAnswer'),
      lateAnswer: t('calls.lateAnswer'),
      otherAnswer: text('calls.otherAnswer'),
    })
  }, [t, text])
  return null
}
