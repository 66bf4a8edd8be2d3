import { z } from 'zod'
import { isBlank } from './plain-text.ts'

const BROKEN = 'holds half of a character (a lone surrogate), which cannot be stored. Delete it, or type it again'

/** A text that can be stored, up to a limit in bytes of UTF-8. @param advice what to do with a longer one */
export function textField(label: string, maxBytes: number, advice = '') {
  return z
    .string(`${label} is a text`)
    .superRefine(textRule(label, maxBytes, advice))
    .meta(described(maxBytes))
}

export function requiredTextField(label: string, message: string, maxBytes: number) {
  return z
    .string(message)
    .refine((value) => !isBlank(value), message)
    .superRefine(textRule(label, maxBytes, ''))
    .meta({ ...described(maxBytes), minLength: 1 })
}

/** The problem of a text with a lone surrogate, which no database stores unchanged; null without one. */
export function surrogateProblem(label: string, value: string): string | null {
  return value.isWellFormed() ? null : `${label} ${BROKEN}`
}

export function bytesOf(value: string): number {
  return new TextEncoder().encode(value).byteLength
}

/** For the OpenAPI document: JSON Schema has no keyword for a length in bytes. */
function described(maxBytes: number) {
  return { description: `At most ${maxBytes.toLocaleString('en')} bytes of UTF-8` }
}

function textRule(label: string, maxBytes: number, advice: string) {
  return (value: string, context: z.RefinementCtx): void => {
    const message = surrogateProblem(label, value) ?? lengthProblem(label, value, maxBytes, advice)
    if (message) context.addIssue({ code: 'custom', message })
  }
}

function lengthProblem(label: string, value: string, maxBytes: number, advice: string): string | null {
  // A code unit of UTF-16 takes one to three bytes in UTF-8.
  if (value.length <= maxBytes / 3 || (value.length <= maxBytes && bytesOf(value) <= maxBytes)) return null
  return `${label} is longer than ${maxBytes.toLocaleString('en')} bytes${advice && `. ${advice}`}`
}
