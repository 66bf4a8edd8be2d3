import { type Dispatch, useCallback, useId } from 'react'
import { useLocale } from '../../../../ui/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { FormAction } from '../form-state.ts'
import { useKnownLabels } from './known-labels.ts'
import { offeredNames } from './offered-names.ts'

interface NamesFieldProps {
  field: 'authors' | 'tags'
  /** Between commas. */
  names: string
  error: string | undefined
  hint: string
  dispatch: Dispatch<FormAction>
  /** A name that another field holds. */
  besides?: string
}

export function NamesField({ field, names, error, hint, dispatch, besides = '' }: NamesFieldProps) {
  const { t } = useLocale()
  const known = useKnownLabels()?.[field] ?? []
  const change = useCallback((value: string) => dispatch({ type: field, value }), [dispatch, field])
  const list = useId()
  return (
    <>
      <TextField
        label={t(`fields.${field}`)}
        value={names}
        error={error}
        onChange={change}
        list={list}
        autoComplete="off"
        className="field-grid__wide"
        hint={hint}
      />
      <datalist id={list}>
        {offeredNames(names, known, [besides.trim()]).map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}
