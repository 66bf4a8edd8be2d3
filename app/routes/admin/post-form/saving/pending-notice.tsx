import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'

interface PendingNoticeProps {
  /** Instant, ISO 8601. */
  at: string
  /** E-mail address. */
  by: string
}

/** Says that the form shows changes which readers do not see yet. */
export function PendingNotice({ at, by }: PendingNoticeProps) {
  const { t } = useLocale()
  const { timeZone } = useApplication()
  return (
    <p className="alert alert--success" role="status">
      {t('form.belowChangesThatMade', { by, formatZonedInstant: formatZonedInstant(at, timeZone) })}
    </p>
  )
}
