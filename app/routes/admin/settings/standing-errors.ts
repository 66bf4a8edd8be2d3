import type { Settings } from '#domain/settings/settings.ts'
import { isSame } from '../shell/json-equality.ts'

/** The errors of fields whose values did not change since they were refused, parts of a page included. */
export function standingErrors(
  errors: Readonly<Record<string, string>>,
  refused: Settings,
  settings: Settings,
): Record<string, string> {
  const isUntouched = (name: string) => isSame(valueAt(refused, name), valueAt(settings, name))
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isUntouched(name)))
}

/** @param name dotted, such as `greetings.parts.2.heading` */
function valueAt(settings: Settings, name: string): unknown {
  let value: unknown = settings
  for (const key of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return value
}
