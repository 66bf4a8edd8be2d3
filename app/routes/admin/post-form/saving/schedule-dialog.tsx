import { useState } from 'react'
import { DAY_MS } from '#domain/durations.ts'
import type { Locale } from '#domain/locales/locale.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { type CivilTime, civilTimeAt, instantOf } from '#domain/text/civil-time.ts'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import type { CallResult } from '../../../../ui/call.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { toastSuccess } from '../../../../ui/toasts.ts'
import { useApplication } from '../../application-context.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { instantWords, zonedInstantWords } from '../../shell/instant-words.ts'
import { withFieldMessage } from '../../shell/use-call.ts'
import { AnnouncementFields, type AnnouncementFieldsProps } from '../announcing/announcement-fields.tsx'
import type { FormValues } from '../form-values.ts'
import { localToday } from '../local-today.ts'

interface ScheduleDialogProps {
  values: Pick<FormValues, 'kind' | 'title' | 'date' | 'announces'>
  /** The present time of a scheduled post. */
  publishAt: string | null
  /** Who would be mailed now; null for authors. */
  audience: AnnouncementAudience | null
  /** @param date new civil date of the post; undefined leaves the date as it is */
  schedule: (publishAt: string, date: string | undefined) => Promise<CallResult<unknown>>
  /** Null where nothing can be written for the mail. */
  mail: AnnouncementFieldsProps | null
  onClose: () => void
}

export function ScheduleDialog({ values, publishAt, audience, schedule, mail, onClose }: ScheduleDialogProps) {
  const locale = useLocale()
  const { t } = locale
  const { timeZone, history } = useApplication()
  const [suggested] = useState(() => suggestion(values.date, publishAt, timeZone))
  const [at, setAt] = useState(suggested)
  // The date of a new form is today by default; another date was chosen by the writer and stays unless the box is ticked.
  const [followsDay, setFollowsDay] = useState(values.date === localToday())
  // A clock shows neither seconds nor which of two equal hours it is, so the present instant is kept and not read from the fields.
  const isKept = publishAt !== null && at.date === suggested.date && at.time === suggested.time
  const instant = isKept ? publishAt : instantOf(at, timeZone)?.toISOString()
  const shown = instant === undefined ? at : civilTimeAt(new Date(instant), timeZone)
  const isSkipped = shown.date !== at.date || shown.time !== at.time
  const isPage = values.kind === 'page'
  // The date of a page is shown nowhere.
  const isDay = !isPage && isCivilDate(shown.date) && shown.date !== values.date

  async function request(): Promise<CallResult<unknown>> {
    if (!instant) return refused(t('saving.chooseTime'))
    return withFieldMessage(await schedule(instant, isDay && followsDay ? shown.date : undefined))
  }

  return (
    <ConfirmDialog
      lead={t('saving.schedulePost')}
      title={values.title.trim()}
      text={locale.sentences(isPage ? [t('saving.comesOutThen')] : mailing(t, values.announces, audience))}
      confirm={t('saving.schedule')}
      busy={t('saving.scheduling')}
      fields={() => (
        <div className="field-grid field-grid--narrow">
          <TextField
            label={t('labels.day')}
            type="date"
            value={at.date}
            onChange={(date) => setAt({ ...at, date })}
            isRequired
          />
          <TextField
            label={t('saving.time')}
            type="time"
            hint={t('saving.inTimeZone', { timeZone })}
            value={at.time}
            onChange={(time) => setAt({ ...at, time })}
            isRequired
          />
          <p className="field-grid__wide" role="status">
            {isSkipped && t('saving.clocksSkip', { time: at.time, at: instantWords(locale, instant!, timeZone) })}
          </p>
          {mail && <AnnouncementFields {...mail} className="field-grid__wide" />}
          {isDay && (
            <Check className="field-grid__wide" checked={followsDay} onChange={setFollowsDay}>
              <span>
                {isCivilDate(values.date)
                  ? t('saving.dateThePostNot', { date: locale.date(shown.date), former: locale.date(values.date) })
                  : t('saving.dateThePost', { date: locale.date(shown.date) })}
              </span>
            </Check>
          )}
        </div>
      )}
      request={request}
      outcome={{
        reload: 'never',
        onSuccess() {
          toastSuccess(t('saving.scheduledFor', { at: zonedInstantWords(locale, instant!, timeZone) }))
          void history(isPage ? '/admin/pages' : '/admin/posts')
        },
        // The dialog shows the refusal itself, so there is no toast.
        onFailure() {},
      }}
      onClose={onClose}
    />
  )
}

function mailing(t: Locale['t'], announces: boolean, audience: AnnouncementAudience | null) {
  if (!announces) return [t('saving.comesOutUnmailed')]
  if (audience?.keepsMail) return [t('saving.comesOutThen'), t('saving.nothingSent')]
  return [t('saving.comesOutMailed'), audience?.recipients === 0 && t('saving.nobodySubscribed')]
}

/** The time of the post if it is scheduled; else midnight at the start of its date if that is in the future, or of tomorrow. */
function suggestion(date: string, publishAt: string | null, timeZone: string): CivilTime {
  if (publishAt !== null) return civilTimeAt(new Date(publishAt), timeZone)
  const tomorrow = civilTimeAt(new Date(Date.now() + DAY_MS), timeZone).date
  return { date: isCivilDate(date) && date > tomorrow ? date : tomorrow, time: '00:00' }
}

function refused(detail: string): CallResult<never> {
  return { ok: false, refusal: { status: 422, detail, errors: {}, document: {} } }
}
