import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { useApplication } from '../../application-context.ts'

interface PendingNoticeProps {
  /** Instant, ISO 8601. */
  updatedAt: string
  updatedBy: string
}

/** Says that the form shows changes which readers do not see yet. */
export function PendingNotice({ updatedAt, updatedBy }: PendingNoticeProps) {
  const { timeZone } = useApplication()
  return (
    <p className="alert alert--success" role="status">
      Below are changes that {updatedBy} made on {formatZonedInstant(updatedAt, timeZone)}. Readers do not see them
      until you update the post.
    </p>
  )
}
