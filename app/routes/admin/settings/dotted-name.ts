/** @param name dotted, such as `greetings.parts.2.heading` */
export function valueAt(whole: object, name: string): unknown {
  let value: unknown = whole
  for (const key of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return value
}

/** A copy of `whole` with another value at `name`. */
export function withValueAt<T extends object>(whole: T, name: string, value: unknown): T {
  const [key = '', ...rest] = name.split('.')
  const part = rest.length > 0 ? withValueAt(valueAt(whole, key) as object, rest.join('.'), value) : value
  return (Array.isArray(whole) ? whole.with(Number(key), part) : { ...whole, [key]: part }) as T
}
