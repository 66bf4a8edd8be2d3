import { type Dispatch, useCallback, useId } from 'react'
import { useLocale } from '../../../../ui/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { FormErrors } from '../form-errors.ts'
import type { FormAction } from '../form-state.ts'
import type { SeriesValues } from '../form-values.ts'
import { useKnownLabels } from './known-labels.ts'

interface SeriesFieldsProps {
  series: SeriesValues
  errors: FormErrors
  dispatch: Dispatch<FormAction>
}

export function SeriesFields({ series, errors, dispatch }: SeriesFieldsProps) {
  const { t } = useLocale()
  const known = useKnownLabels()?.series ?? []
  const list = useId()
  const rename = useCallback((value: string) => dispatch({ type: 'series', name: 'name', value }), [dispatch])
  const renumber = useCallback((value: string) => dispatch({ type: 'series', name: 'part', value }), [dispatch])
  return (
    <>
      <TextField
        label={t('fields.series')}
        value={series.name}
        error={errors['series.name']}
        onChange={rename}
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={t('form.part')}
        value={series.part}
        error={errors['series.part']}
        onChange={renumber}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}
