import { z } from 'zod'
import { characterCount } from './character-count.ts'
import { surrogateProblem } from './text-field.ts'

/** A field of one line; surrounding spaces are removed. */
export function lineField(name: string, max: number, { isRequired = false } = {}) {
  return paragraphField(name, max)
    .refine((value) => !isRequired || value !== '', `${name} is required`)
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), `${name} must be one line of plain text`)
}

/** @param max characters as a person counts them */
export function paragraphField(name: string, max: number) {
  return z
    .string(`${name} is a text`)
    .trim()
    .superRefine((value, context) => {
      const message = surrogateProblem(name, value)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .refine((value) => isWithin(value, max), `${name} must be ${max} or fewer characters`)
}

/** Without a bound on units, one letter under a megabyte of accents is one character. */
function isWithin(value: string, max: number): boolean {
  return value.length <= max * 20 && characterCount(value) <= max
}
