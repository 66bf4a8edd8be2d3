import type { Settings } from '#domain/settings.ts'

/** An error stands beside its field until something else is typed there, or the part that it names moved away. */
export function standingErrors(
  errors: Readonly<Record<string, string>>,
  refused: Settings,
  settings: Settings,
): Record<string, string> {
  const isUntouched = (name: string) => isSame(valueAt(refused, name), valueAt(settings, name))
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isUntouched(name)))
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** @param name dotted, such as `greetings.parts.2.heading` */
function valueAt(settings: Settings, name: string): unknown {
  let value: unknown = settings
  for (const key of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return value
}
