import { Check } from '../../../../ui/choices/check.tsx'
import { useHydrated } from '../../../../ui/hydrated.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { useApplication } from '../../application-context.ts'
import { zonedInstantWords } from '../../shell/instant-words.ts'

interface ScheduledNoticeProps {
  /** Instant, ISO 8601. */
  publishAt: string
  /** The date of today, and whether the post takes it if it is published now; null where its date is not later. */
  dating: { today: string; isToday: boolean } | null
  onDating?: (isToday: boolean) => void
}

/** Shown above a scheduled post. */
export function ScheduledNotice({ publishAt, dating, onDating }: ScheduledNoticeProps) {
  const locale = useLocale()
  const { t } = locale
  const { timeZone } = useApplication()
  // The day may have changed since the server rendered it.
  const isHydrated = useHydrated()
  return (
    <section className="alert cluster cluster--apart" aria-label={t('labels.scheduled')}>
      <p>
        <Message
          of="saving.comesOutOn"
          slots={{ time: <time dateTime={publishAt}>{zonedInstantWords(locale, publishAt, timeZone)}</time> }}
        />
      </p>
      {isHydrated && dating && onDating && (
        <Check checked={dating.isToday} onChange={onDating}>
          {t('saving.dateIfNow', { date: locale.date(dating.today) })}
        </Check>
      )}
    </section>
  )
}
