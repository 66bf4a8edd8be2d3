import { checked, type Schema } from '#domain/field-errors.ts'

export type Errors = Readonly<Record<string, string>>

export const NO_ERRORS: Errors = {}

/** What the schema of the JSON interface says to what a form would send. */
export function errorsOf(schema: Schema, body: unknown): Errors {
  const result = checked(schema, body)
  return result.ok ? NO_ERRORS : result.errors
}

const known = new WeakMap<Errors, Map<number, Errors>>()

/** The messages of one section, by field. The same object for the same messages, so that a section is not drawn for nothing. */
export function sectionErrors(errors: Errors, index: number): Errors {
  const sections = known.get(errors) ?? sectionsIn(errors)
  known.set(errors, sections)
  return sections.get(index) ?? NO_ERRORS
}

function sectionsIn(errors: Errors): Map<number, Errors> {
  const sections = new Map<number, Errors>()
  for (const [name, message] of Object.entries(errors)) {
    const [, index, field] = /^sections\.(\d+)\.(.+)$/.exec(name) ?? []
    if (index && field) sections.set(Number(index), { ...sections.get(Number(index)), [field]: message })
  }
  return sections
}

/** Leads to what has to be mended first. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
}
