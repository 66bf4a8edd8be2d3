import * as messages from '../messages.ts'
import { isBlank } from '../text/text-field.ts'
import { TITLE_MAX_LENGTH } from './post.ts'

/** The error message for a title; null for a valid one. Surrounding spaces are ignored. */
export function titleProblem(title: string): string | null {
  const trimmed = title.trim()
  if (isBlank(trimmed)) return 'Title is required'
  if (trimmed.length > UNITS_MAX || characterCount(trimmed) > TITLE_MAX_LENGTH) return messages.titleTooLong
  return null
}

/** Characters as a person counts them: a family emoji is one, a letter with its accents is one. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) count++
  return count
}

// The longest emoji take 19 UTF-16 units. Without a bound, one letter under a megabyte of accents is one character.
const UNITS_MAX = TITLE_MAX_LENGTH * 20
