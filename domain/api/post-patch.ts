import { z } from 'zod'
import { checked } from '../field-errors.ts'
import type { Section } from '../posts/post.ts'

export const JSON_PATCH = 'application/json-patch+json'

/** A JSON Patch (RFC 6902) of what a form changes: `add` and `replace` of a field, and those and `remove` of a section. */
export const jsonPatch = z.array(
  z.object(
    {
      op: z.literal(['add', 'replace', 'remove'], 'An operation is add, replace or remove'),
      path: z.string('A path is a JSON Pointer').meta({
        description: '`/title` or another field, `/sections/0`, `/sections/-`, or `/sections/0/sectionText`',
      }),
      value: z.unknown().optional(),
    },
    'An operation is an object',
  ),
  'A JSON Patch is a list of operations',
)

export type PatchOperation = z.output<typeof jsonPatch>[number]

/** `change` has the fields whose values are changed, as in the body of a `PATCH` with `application/json`. */
export type PatchResult =
  | { ok: true; change: Record<string, unknown> }
  | { ok: false; errors: Readonly<Record<string, string>> }

const FIELD = /^\/([A-Za-z]+)$/
const SECTION = /^\/sections\/(-|0|[1-9]\d{0,5})(?:\/([A-Za-z]+))?$/
const NO_SECTION = 'There is no such section'

/** The fields that a JSON Patch changes; their values are not validated. @param patch any JSON */
export function patchedFields(stored: { readonly sections: readonly Section[] }, patch: unknown): PatchResult {
  const parsed = checked(jsonPatch, patch)
  if (!parsed.ok) return parsed
  const change: Record<string, unknown> = {}
  for (const [index, operation] of parsed.value.entries()) {
    const problem = problemOf(operation) ?? applyTo(change, operation, stored.sections)
    if (problem) return { ok: false, errors: { [`${index}.path`]: problem } }
  }
  return { ok: true, change }
}

function problemOf({ op, path, ...operation }: PatchOperation): string | null {
  const [, , sectionField] = SECTION.exec(path) ?? []
  const isField = FIELD.test(path) || sectionField !== undefined
  if (!isField && !SECTION.test(path)) return 'A path is /field, /sections/0, /sections/- or /sections/0/field'
  if (op === 'remove' && isField) return 'A field cannot be removed; replace it'
  return op === 'remove' || Object.hasOwn(operation, 'value') ? null : 'An operation with this path needs a value'
}

/** @returns why the operation cannot be applied; null when it was */
function applyTo(
  change: Record<string, unknown>,
  { op, path, value }: PatchOperation,
  stored: readonly Section[],
): string | null {
  const [, place, name] = SECTION.exec(path) ?? []
  if (place === undefined) {
    change[path.slice(1)] = value
    return null
  }
  change.sections ??= [...stored]
  const { sections } = change
  if (!Array.isArray(sections)) return 'Sections are a list'
  const index = place === '-' ? sections.length : Number(place)
  if (index > sections.length || (index === sections.length && (op !== 'add' || name))) return NO_SECTION
  if (name) {
    const section: unknown = sections[index]
    if (typeof section !== 'object' || section === null) return 'A section is an object'
    sections[index] = { ...section, [name]: value }
  } else sections.splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]))
  return null
}
