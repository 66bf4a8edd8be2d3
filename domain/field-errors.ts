import type { z } from 'zod'
import { surrogateProblem } from './text/text-field.ts'

/** After these have been corrected, the next check reports the rest. */
const ERRORS_MAX = 50
const NAME_MAX_LENGTH = 100

/** What is wrong, in words, by the dotted name of each field, such as `sections.0.sectionImage`: the first fifty of them. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  // A map, since every object seems to have a `toString` already.
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

/** An object with a stray key is told of that key, not that it is no object. */
export function unlessUnknownKeys(message: string): z.core.$ZodErrorMap {
  return (issue) => (issue.code === 'unrecognized_keys' ? undefined : message)
}

/** What a body says by its schema, or what is wrong with it. */
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

/** A text with a lone surrogate, of a field whose schema does not look for them. */
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
