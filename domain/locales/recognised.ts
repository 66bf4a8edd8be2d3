import { answers } from './en/answers/catalogue.ts'
import { en } from './en/catalogue.ts'
import type { Message, Messages } from './message.ts'
import { THINGS } from './things.ts'

/** The message that an English sentence is, and what stands for its names in braces. */
export interface Recognised {
  /** `area.name` */
  readonly key: string
  /** Selects the plural form. */
  readonly count?: number
  readonly values: Readonly<Record<string, string>>
}

interface Pattern extends Pick<Recognised, 'key'> {
  readonly shape: RegExp
  /** The words before the first value. */
  readonly begin: string
  /** Characters besides the values: of two patterns the longer one says more. */
  readonly weight: number
  /** Of a plural form without its number. */
  readonly count?: number
}

/** Beyond it a sentence is left as it is: the work grows with the square of its length. */
const LENGTH_MAX = 600

const { fields, filmFields, seoFields, settingLabels, wordLabels, labels, warnings } = en
type Areas = Readonly<Record<string, Messages>>
/** What sentences name, such as a field. In this order: the first that has a word names it. */
const NAMES: Areas = {
  fields,
  filmFields,
  seoFields,
  settingLabels,
  wordLabels,
  labels,
  warnings,
}

/** The message that an English sentence is; null for one that is none. */
export type Recogniser = (sentence: string) => Recognised | null

/**
 * The sentences of refusals and findings are those of the JSON interface, and some were stored before anybody asked for them in another
 * language, so a message is found by its words.
 */
export const recognised: Recogniser = recogniserOf(answers)

/** Finds the messages of these areas, and what sentences name. */
export function recogniserOf(areas: Areas): Recogniser {
  let known: Known | undefined
  return (sentence) => {
    if (sentence.length > LENGTH_MAX) return null
    known ??= allMessages(areas)
    const { fixed, patterns } = known
    const key = fixed.get(sentence)
    if (key !== undefined) return { key, values: {} }
    for (const { key, begin, shape, count: one } of patterns) {
      const values = sentence.startsWith(begin) ? shape.exec(sentence)?.groups : undefined
      if (!values) continue
      const count = values.count === undefined ? one : Number(values.count.replaceAll(',', ''))
      return { key, values: { ...values }, ...(count !== undefined && { count }) }
    }
    return null
  }
}

interface Known {
  readonly fixed: ReadonlyMap<string, string>
  readonly patterns: readonly Pattern[]
}

function allMessages(areas: Areas): Known {
  const fixed = new Map<string, string>(Object.entries(THINGS))
  const patterns: Pattern[] = []
  for (const [area, messages] of Object.entries({ ...areas, ...NAMES }))
    for (const [name, message] of Object.entries(messages)) {
      const key = `${area}.${name}`
      for (const [form, text] of formsOf(message)) {
        const isSentence = Object.hasOwn(areas, area)
        if (!isSentence && /\{\w+\}/.test(text)) continue
        if (form === 'one' && !text.includes('{count}')) patterns.push({ ...patternOf(key, text), count: 1 })
        else if (/\{\w+\}/.test(text)) patterns.push(patternOf(key, text))
        else if (!fixed.has(text)) fixed.set(text, key)
      }
    }
  return { fixed, patterns: patterns.sort((a, b) => b.weight - a.weight) }
}

function formsOf(message: Message): [form: string, text: string][] {
  return typeof message === 'string' ? [['', message]] : Object.entries(message)
}

function patternOf(key: string, text: string): Pattern {
  const parts = text.split(/\{(\w+)\}/)
  const shape = parts.map((part, index) => {
    if (index % 2 === 0) return escaped(part)
    const isAgain = parts.indexOf(part) < index
    return isAgain ? `\\k<${part}>` : `(?<${part}>${shapeOf(part)})`
  })
  return {
    key,
    begin: parts[0]!,
    shape: new RegExp(`^${shape.join('')}$`, 's'),
    weight: parts.filter((_, index) => index % 2 === 0).join('').length,
  }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function shapeOf(name: string): string {
  if (name === 'time') return '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC'
  // A name, and not a sentence before.
  if (name === 'thing') return '[^.!?]+'
  return /^(?:count|min|max|days|line|year)$/.test(name) ? '[\\d.,]*\\d' : '.+'
}
