import { useState } from 'react'
import { DAY_MS } from '#domain/durations.ts'
import { formatCivilDate, isCivilDate } from '#domain/text/civil-date.ts'
import { type CivilTime, civilTimeAt, formatInstant, formatZonedInstant, instantOf } from '#domain/text/civil-time.ts'
import type { CallResult } from '../../../../ui/call.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { toastSuccess } from '../../../../ui/toasts.ts'
import { useApplication } from '../../application-context.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { withFieldMessage } from '../../shell/use-call.ts'
import { AnnouncementFields, type AnnouncementFieldsProps } from '../announcing/announcement-fields.tsx'
import type { FormValues } from '../form-values.ts'
import { localToday } from '../local-today.ts'

interface ScheduleDialogProps {
  values: Pick<FormValues, 'kind' | 'title' | 'date' | 'announces'>
  /** The present time of a scheduled post. */
  publishAt: string | null
  /** @param date new civil date of the post; undefined leaves the date as it is */
  schedule: (publishAt: string, date: string | undefined) => Promise<CallResult<unknown>>
  /** Null where nothing can be written for the mail. */
  mail: AnnouncementFieldsProps | null
  onClose: () => void
}

export function ScheduleDialog({ values, publishAt, schedule, mail, onClose }: ScheduleDialogProps) {
  const { t } = useLocale()
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
    if (!instant) return refused(t('form.chooseDayTime'))
    return withFieldMessage(await schedule(instant, isDay && followsDay ? shown.date : undefined))
  }

  return (
    <ConfirmDialog
      lead={t('form.schedule')}
      title={values.title.trim()}
      text={
        <>
          It comes out by itself at that time
          {isPage ? '' : values.announces ? t('form.andMailedSubscribersThen') : ', without a mail to subscribers'}.
        </>
      }
      confirm={t('form.schedule2')}
      busy={t('form.scheduling')}
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
            label={t('form.time')}
            type="time"
            hint={t('form.inBlogsTimeZone', { timeZone })}
            value={at.time}
            onChange={(time) => setAt({ ...at, time })}
            isRequired
          />
          <p className="field-grid__wide" role="status">
            {isSkipped &&
              t('form.clocksSkipThatDay', { time: at.time, formatInstant: formatInstant(instant!, timeZone) })}
          </p>
          {mail && <AnnouncementFields {...mail} className="field-grid__wide" />}
          {isDay && (
            <Check className="field-grid__wide" checked={followsDay} onChange={setFollowsDay}>
              <span>
                Date the post {formatCivilDate(shown.date)}
                {isCivilDate(values.date) && `, and not ${formatCivilDate(values.date)}`}
              </span>
            </Check>
          )}
        </div>
      )}
      request={request}
      outcome={{
        reload: 'never',
        onSuccess() {
          toastSuccess(t('form.scheduledFor', { formatZonedInstant: formatZonedInstant(instant!, timeZone) }))
          void history(isPage ? '/admin/pages' : '/admin/posts')
        },
        // The dialog shows the refusal itself, so there is no toast.
        onFailure() {},
      }}
      onClose={onClose}
    />
  )
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
