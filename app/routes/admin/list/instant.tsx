import { civilTimeAt } from '#domain/text/civil-time.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'

/** Day and minute in the blog's time zone. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{useInstantWords()(at)}</time>
}

/** The formatter of `Instant`, for texts. */
export function useInstantWords(): (at: string) => string {
  const { t, date: dateWords } = useLocale()
  const { timeZone } = useApplication()
  return (at) => {
    const { date, time } = civilTimeAt(new Date(at), timeZone)
    return t('labels.dayAndTime', { day: dateWords(date), time })
  }
}
