import { z } from 'zod'
import { characterCount } from '../../text/character-count.ts'
import { distinctNames } from './typed-names.ts'

interface NamesRules {
  /** What a message calls one of the names. */
  readonly name: string
  /** What it calls all of them. */
  readonly list: string
  readonly max: number
  /** In characters. */
  readonly maxLength: number
}

/** A list of names without commas, which divide them in the form. */
export function namesField(rules: NamesRules) {
  return z
    .array(z.string(`${rules.name} is a text`), `${rules.list} are a list of names`)
    .transform(distinctNames)
    .superRefine((names, context) => {
      const message = namesProblem(names, rules)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta({
      description: `At most ${rules.max} names of at most ${rules.maxLength} characters, without commas; each is kept once`,
    })
}

/** As for titles: the longest emoji take 19 UTF-16 units. */
const UNITS_OF_CHARACTER = 20

/** What is wrong with a list of names; null for nothing. */
export function namesProblem(names: readonly string[], { name, list, max, maxLength }: NamesRules): string | null {
  if (names.length > max) return `A post has at most ${max} ${list.toLowerCase()}`
  if (names.some((each) => each.includes(','))) return `${name} holds no comma`
  const long = names.find((each) => each.length > maxLength * UNITS_OF_CHARACTER || characterCount(each) > maxLength)
  return long === undefined ? null : `${name} has at most ${maxLength} characters: “${cut(long)}” is longer`
}

function cut(name: string): string {
  return `${[...name].slice(0, 30).join('')}…`
}
