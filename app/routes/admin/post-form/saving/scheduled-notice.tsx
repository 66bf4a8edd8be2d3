import { formatCivilDate } from '#domain/text/civil-date.ts'
import { formatZonedInstant, today } from '#domain/text/civil-time.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { useHydrated } from '../../../../ui/hydrated.ts'
import { useApplication } from '../../application-context.ts'

interface ScheduledNoticeProps {
  /** Instant, ISO 8601. */
  publishAt: string
  /** The date that the post gets if it is published now; null where that is the date in the form. */
  dating: { isKept: boolean; onKeep: (isKept: boolean) => void } | null
}

/** Shown above a scheduled post. */
export function ScheduledNotice({ publishAt, dating }: ScheduledNoticeProps) {
  const { timeZone } = useApplication()
  // The day may have changed since the server rendered it.
  const isHydrated = useHydrated()
  return (
    <section className="scheduled-notice" aria-label="Scheduled">
      <p>
        Comes out on <time dateTime={publishAt}>{formatZonedInstant(publishAt, timeZone)}</time>, with what is saved by
        then.
      </p>
      {isHydrated && dating && (
        <Check checked={!dating.isKept} onChange={(isToday) => dating.onKeep(!isToday)}>
          Date it {formatCivilDate(today(timeZone, new Date()))} if it is published now
        </Check>
      )}
    </section>
  )
}
