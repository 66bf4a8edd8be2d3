import { namesField, namesProblem } from '../terms/names-writing.ts'
import { TAG_MAX_LENGTH, TAGS_MAX } from './tags.ts'

const RULES = { name: 'A tag', list: 'Tags', max: TAGS_MAX, maxLength: TAG_MAX_LENGTH }

export const tags = namesField(RULES)

/** What is wrong with the tags of a post; null for nothing. */
export function tagsProblem(names: readonly string[]): string | null {
  return namesProblem(names, RULES)
}
