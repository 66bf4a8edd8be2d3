import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { useApplication } from '../../application-context.ts'

interface ScheduledNoticeProps {
  /** Instant, ISO 8601. */
  publishAt: string
  onBackToDrafts: () => void
}

/** Shown above a scheduled post. */
export function ScheduledNotice({ publishAt, onBackToDrafts }: ScheduledNoticeProps) {
  const { timeZone } = useApplication()
  return (
    <section className="scheduled-notice" aria-label="Scheduled">
      <p>
        Comes out on <time dateTime={publishAt}>{formatZonedInstant(publishAt, timeZone)}</time>, with what is saved by
        then.
      </p>
      <QuietButton onClick={onBackToDrafts}>Back to drafts</QuietButton>
    </section>
  )
}
