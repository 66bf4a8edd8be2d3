import { typedLabel } from '../terms/normalized-label.ts'

export const TAGS_MAX = 20
/** The longest tag, in characters. */
export const TAG_MAX_LENGTH = 60

/** Names of tags, each once. Names that differ in case are one tag of a post; the first spelling stays. */
export function tagNames(names: readonly string[]): string[] {
  const tags = new Map<string, string>()
  for (const name of names) {
    const tag = typedLabel(name)
    const key = tag.toLowerCase()
    if (tag !== '' && !tags.has(key)) tags.set(key, tag)
  }
  return [...tags.values()]
}

/** The tags in a text that has them between commas. */
export function typedTags(text: string): string[] {
  return tagNames(text.split(','))
}

export function tagList(tags: readonly string[]): string {
  return tags.join(', ')
}
