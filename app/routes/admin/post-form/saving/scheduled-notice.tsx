import { formatCivilDate } from '#domain/text/civil-date.ts'
import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { useHydrated } from '../../../../ui/hydrated.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'

interface ScheduledNoticeProps {
  /** Instant, ISO 8601. */
  publishAt: string
  /** The date of today, and whether the post takes it if it is published now; null where its date is not later. */
  dating: { today: string; isToday: boolean } | null
  onDating: (isToday: boolean) => void
}

/** Shown above a scheduled post. */
export function ScheduledNotice({ publishAt, dating, onDating }: ScheduledNoticeProps) {
  const { t } = useLocale()
  const { timeZone } = useApplication()
  // The day may have changed since the server rendered it.
  const isHydrated = useHydrated()
  return (
    <section className="alert cluster cluster--apart" aria-label={t('labels.scheduled')}>
      <p>
        Comes out on <time dateTime={publishAt}>{formatZonedInstant(publishAt, timeZone)}</time>, with what is saved by
        then.
      </p>
      {isHydrated && dating && (
        <Check checked={dating.isToday} onChange={onDating}>
          {t('form.dateIfPublishedNow', { formatCivilDate: formatCivilDate(dating.today) })}
        </Check>
      )}
    </section>
  )
}
