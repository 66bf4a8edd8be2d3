import type { z } from 'zod'
import { surrogateProblem } from './text/text-field.ts'

/** Errors reported at once; the next check reports the rest. */
const ERRORS_MAX = 50
const NAME_MAX_LENGTH = 100

/** Error messages by the dotted name of each field, such as `sections.0.sectionImage`: the first fifty. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  // A map, since a plain object inherits names such as `toString`.
  const errors = new Map<string, string>()
  const add = (path: readonly PropertyKey[], message: string) => {
    const name = path.join('.').slice(0, NAME_MAX_LENGTH)
    if (!errors.has(name) && errors.size < ERRORS_MAX) errors.set(name, message)
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, ERRORS_MAX)) add([...issue.path, key], 'Den has no such field')
    else add(issue.path, issue.message)
    if (errors.size === ERRORS_MAX) break
  }
  return Object.fromEntries(errors)
}

/** Keeps zod's own message for unknown keys, which names them; every other issue gets `message`. */
export function unlessUnknownKeys(message: string): z.core.$ZodErrorMap {
  return (issue) => (issue.code === 'unrecognized_keys' ? undefined : message)
}

export type Checked<S extends Schema> =
  | { ok: true; value: z.output<S> }
  | { ok: false; errors: Readonly<Record<string, string>> }

export type Schema = z.ZodType

export function checked<S extends Schema>(schema: S, body: unknown): Checked<S> {
  const result = schema.safeParse(body)
  if (!result.success) return { ok: false, errors: fieldErrors(result.error) }
  const broken = brokenText(result.data)
  return broken ? { ok: false, errors: broken } : { ok: true, value: result.data }
}

/** The error for a text with a lone surrogate in a field whose schema does not check for them. */
function brokenText(body: unknown): Record<string, string> | null {
  const parts: { name: string; value: unknown }[] = [{ name: '', value: body }]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { name, value } = part
    if (typeof value === 'string') {
      const message = surrogateProblem(name || 'The body', value)
      if (message) return { [name]: message }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        parts.push({ name: (name ? `${name}.${key}` : key).slice(0, NAME_MAX_LENGTH), value: inner })
    }
  }
  return null
}
