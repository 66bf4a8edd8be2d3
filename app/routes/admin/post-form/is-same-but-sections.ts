import type { FormValues } from './form-values.ts'

/** Compares props for `memo` without `values.sections`: typing in a section must not render fields of the whole post. */
export function isSameButSections<Props extends { values: FormValues }>(before: Props, after: Props): boolean {
  const { values: one, ...rest } = before
  const { values: other, ...others } = after
  return isSameObject(rest, others) && isSameObject({ ...one, sections: null }, { ...other, sections: null })
}

function isSameObject<T extends object>(one: T, other: T): boolean {
  return (Object.keys(other) as (keyof T)[]).every((name) => Object.is(one[name], other[name]))
}
