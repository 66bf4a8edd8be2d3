import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
import { zonedInstantWords } from '../../shell/instant-words.ts'

interface PendingNoticeProps {
  /** Instant, ISO 8601. */
  at: string
  /** E-mail address. */
  by: string
}

/** Says that the form shows changes which readers do not see yet. */
export function PendingNotice({ at, by }: PendingNoticeProps) {
  const locale = useLocale()
  const { timeZone } = useApplication()
  return (
    <p className="alert alert--success" role="status">
      {locale.t('saving.pending', { by, at: zonedInstantWords(locale, at, timeZone) })}
    </p>
  )
}
