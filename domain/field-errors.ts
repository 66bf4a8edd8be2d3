import type { z } from 'zod'

/** What is wrong, in words, by the dotted name of each field, such as `sections.0.sectionImage`. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  // A map, since every object seems to have a `toString` already.
  const errors = new Map<string, string>()
  const add = (path: readonly PropertyKey[], message: string) => {
    const name = path.join('.')
    if (!errors.has(name)) errors.set(name, message)
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key], 'Den has no such field')
    else add(issue.path, issue.message)
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
  return result.success ? { ok: true, value: result.data } : { ok: false, errors: fieldErrors(result.error) }
}
