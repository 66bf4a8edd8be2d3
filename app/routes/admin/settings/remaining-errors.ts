import type { Settings } from '#domain/settings/settings-writing.ts'
import { isSame } from '../shell/json-equality.ts'
import { valueAt } from './dotted-name.ts'

/** The errors of fields whose values did not change since they were refused, parts of a page included. */
export function remainingErrors(
  errors: Readonly<Record<string, string>>,
  refused: Settings,
  settings: Settings,
): Record<string, string> {
  const isUntouched = (name: string) => isSame(valueAt(refused, name), valueAt(settings, name))
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isUntouched(name)))
}
