import { useHydrated } from '../../../../ui/hydrated.ts'
import { formatLocalInstant } from '../../shell/format-local-instant.ts'

interface PendingNoticeProps {
  /** Instant, ISO 8601. */
  updatedAt: string
  updatedBy: string
}

/** Says that the form shows changes which readers do not see yet. */
export function PendingNotice({ updatedAt, updatedBy }: PendingNoticeProps) {
  const isHydrated = useHydrated()
  return (
    <p className="post-form__restored" role="status">
      Below are changes that {updatedBy} made{isHydrated && ` on ${formatLocalInstant(updatedAt)}`}. Readers do not see
      them until you update the post.
    </p>
  )
}
