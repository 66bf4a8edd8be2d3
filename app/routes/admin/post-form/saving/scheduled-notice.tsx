import { formatCivilDate } from '#domain/text/civil-date.ts'
import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/choices/check.tsx'
import { useHydrated } from '../../../../ui/hydrated.ts'
import { useApplication } from '../../application-context.ts'
import { localToday } from '../local-today.ts'

interface ScheduledNoticeProps {
  /** Instant, ISO 8601. */
  publishAt: string
  /** The date that the post gets if it is published now; null where that is the date in the form. */
  dating: { isKept: boolean; onKeep: (isKept: boolean) => void } | null
  onBackToDrafts: () => void
}

/** Shown above a scheduled post. */
export function ScheduledNotice({ publishAt, dating, onBackToDrafts }: ScheduledNoticeProps) {
  const { timeZone } = useApplication()
  // The server does not know the writer's time zone.
  const isHydrated = useHydrated()
  return (
    <section className="scheduled-notice" aria-label="Scheduled">
      <p>
        Comes out on <time dateTime={publishAt}>{formatZonedInstant(publishAt, timeZone)}</time>, with what is saved by
        then.
      </p>
      <QuietButton onClick={onBackToDrafts}>Back to drafts</QuietButton>
      {isHydrated && dating && (
        <Check checked={!dating.isKept} onChange={(isToday) => dating.onKeep(!isToday)}>
          Date it {formatCivilDate(localToday())} if it is published now
        </Check>
      )}
    </section>
  )
}
