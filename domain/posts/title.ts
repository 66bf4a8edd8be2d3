import * as messages from '../messages.ts'
import { characterCount } from '../text/character-count.ts'
import { isBlank } from '../text/plain-text.ts'
import { TITLE_MAX_LENGTH } from './post.ts'

/** The error message for a title; null for a valid one. Surrounding spaces are ignored. */
export function titleProblem(title: string): string | null {
  const trimmed = title.trim()
  if (isBlank(trimmed)) return 'Title is required'
  if (trimmed.length > UNITS_MAX || characterCount(trimmed) > TITLE_MAX_LENGTH) return messages.titleTooLong
  return null
}

// The longest emoji take 19 UTF-16 units. Without a bound, one letter under a megabyte of accents is one character.
const UNITS_MAX = TITLE_MAX_LENGTH * 20
