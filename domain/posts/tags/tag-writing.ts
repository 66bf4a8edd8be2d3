import { z } from 'zod'
import { characterCount } from '../../text/character-count.ts'
import { TAG_MAX_LENGTH, TAGS_MAX, tagNames } from './tags.ts'

export const tags = z
  .array(z.string('A tag is a text'), 'Tags are a list of names')
  .transform(tagNames)
  .superRefine((names, context) => {
    const message = tagsProblem(names)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({
    description: `At most ${TAGS_MAX} names of at most ${TAG_MAX_LENGTH} characters, without commas; each is kept once`,
  })

/** As for titles: the longest emoji take 19 UTF-16 units. */
const UNITS_MAX = TAG_MAX_LENGTH * 20

function tagsProblem(names: readonly string[]): string | null {
  if (names.length > TAGS_MAX) return `A post has at most ${TAGS_MAX} tags`
  if (names.some((name) => name.includes(','))) return 'A tag holds no comma'
  const long = names.find((name) => name.length > UNITS_MAX || characterCount(name) > TAG_MAX_LENGTH)
  return long === undefined ? null : `A tag has at most ${TAG_MAX_LENGTH} characters: “${cut(long)}” is longer`
}

function cut(name: string): string {
  return `${[...name].slice(0, 30).join('')}…`
}
