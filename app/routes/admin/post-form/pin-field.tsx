import { civilTimeAt, instantOf } from '#domain/text/civil-time.ts'
import { useHydrated } from '../../../ui/hydrated.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useApplication } from '../application-context.ts'
import type { PartProps } from './use-text-fields.ts'

/** The last day on which a post stands above all others on the front page. */
export function PinField({ values, errors, dispatch }: PartProps) {
  const { t } = useLocale()
  const { timeZone } = useApplication()
  const { pinnedUntil } = values
  // The server renders the form at another moment.
  const isOver = useHydrated() && pinnedUntil !== '' && Date.parse(pinnedUntil) <= Date.now()
  return (
    <TextField
      className="field-grid__wide"
      label={t('fields.pinnedUntil')}
      type="date"
      value={pinnedUntil && civilTimeAt(new Date(pinnedUntil), timeZone).date}
      error={errors.pinnedUntil}
      onChange={(date) =>
        dispatch({ type: 'pinnedUntil', value: instantOf({ date, time: '23:59' }, timeZone)?.toISOString() ?? '' })
      }
      hint={pinnedUntil && (isOver ? t('form.pinOver') : t('form.pinUntil'))}
    />
  )
}
