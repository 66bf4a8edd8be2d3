import type { Dispatch } from 'react'
import { TEXT_FIELDS, type TextField } from '#domain/posts/post-fields.ts'
import type { FormAction } from './form-state.ts'
import type { FormValues } from './form-values.ts'

/** The handlers of the text fields of a post, which keep their identity for memoized fields. */
export function textHandlers(dispatch: Dispatch<FormAction>): Readonly<Record<TextField, (value: string) => void>> {
  const entries = TEXT_FIELDS.map((field) => [field, (value: string) => dispatch({ type: 'text', field, value })])
  return Object.fromEntries(entries) as Record<TextField, (value: string) => void>
}

/** Compares props for `memo` without `values.sections`: typing in a section must not render fields of the whole post. */
export function isSameButSections<Props extends { values: FormValues }>(before: Props, after: Props): boolean {
  const { values: one, ...rest } = before
  const { values: other, ...others } = after
  return isSameObject(rest, others) && isSameObject({ ...one, sections: null }, { ...other, sections: null })
}

function isSameObject<T extends object>(one: T, other: T): boolean {
  return (Object.keys(other) as (keyof T)[]).every((name) => Object.is(one[name], other[name]))
}
