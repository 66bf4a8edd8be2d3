import { type Dispatch, useMemo } from 'react'
import { TEXT_FIELDS, type TextField } from '#domain/posts/post-fields.ts'
import { useLocale } from '../../../ui/locale.ts'
import type { FormErrors } from './form-errors.ts'
import type { FormAction } from './form-state.ts'
import type { FormValues } from './form-values.ts'

export interface PartProps {
  values: FormValues
  errors: FormErrors
  dispatch: Dispatch<FormAction>
}

/** Text fields that a published post may lack. */
const OPTIONAL: ReadonlySet<TextField> = new Set(['path', 'articleImageAlt'])

/** Props for the control of each text field of a post. Handlers keep their identity between keystrokes. */
export function useTextFields({ values, errors, dispatch }: PartProps) {
  const { t } = useLocale()
  const handlers = useMemo(() => {
    const entries = TEXT_FIELDS.map((field) => [field, (value: string) => dispatch({ type: 'text', field, value })])
    return Object.fromEntries(entries) as Record<TextField, (value: string) => void>
  }, [dispatch])
  return (name: TextField) => ({
    label: t(`fields.${name}`),
    isRequired: values.kind === 'page' ? name === 'title' : !OPTIONAL.has(name),
    error: errors[name],
    value: values[name],
    onChange: handlers[name],
  })
}
