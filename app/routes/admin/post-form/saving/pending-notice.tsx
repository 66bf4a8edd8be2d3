import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { useApplication } from '../../application-context.ts'

interface PendingNoticeProps {
  /** Instant, ISO 8601. */
  at: string
  /** E-mail address. */
  by: string
}

/** Says that the form shows changes which readers do not see yet. */
export function PendingNotice({ at, by }: PendingNoticeProps) {
  const { timeZone } = useApplication()
  return (
    <p className="alert alert--success" role="status">
      Below are changes that {by} made on {formatZonedInstant(at, timeZone)}. Readers do not see them until you update
      it.
    </p>
  )
}
