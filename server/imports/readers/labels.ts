import { SERIES_NAME_MAX_LENGTH, type Series, seriesOf } from '#domain/posts/series/series.ts'
import { TAG_MAX_LENGTH, TAGS_MAX } from '#domain/posts/tags/tags.ts'
import { COMMAS, distinctNames } from '#domain/posts/terms/typed-names.ts'
import { characterCount } from '#domain/text/character-count.ts'
import { isFields, itemsIn, lineIn } from './fields.ts'

interface ImportedTags {
  readonly tags: string[]
  /** Names that are too long for a tag, or more than a post has. */
  readonly left: readonly string[]
  readonly notes: readonly string[]
}

/** The tags that a post gets of its labels beside the category. A comma within one would divide it in the form. */
export function importedTags(labels: readonly string[]): ImportedTags {
  const names = distinctNames(labels.map((label) => label.replaceAll(COMMAS, ' ')))
  const short = names.filter((name) => characterCount(name) <= TAG_MAX_LENGTH)
  const tags = short.slice(0, TAGS_MAX)
  const left = names.filter((name) => !tags.includes(name))
  const notes = left.length > 0 ? [`tags left out, too long or too many: ${left.join(', ')}`] : []
  return { tags, left, notes }
}

/** The tags of a post that Den wrote. */
export function storedTags(value: unknown): string[] {
  return importedTags(itemsIn(value).map(lineIn)).tags
}

/** The place in a series that a file names whole; null for any other value. */
export function storedSeries(value: unknown): Series | null {
  if (!isFields(value)) return null
  const name = [...lineIn(value.name)].slice(0, SERIES_NAME_MAX_LENGTH).join('')
  return seriesOf({ series: { name, part: Number(value.part) } })
}

/**
 * The tags of a post beside the category that it gets, the first of which is its own category where a score led to another one.
 * @param notes gets the names that are no tags
 */
export function tagsBeside(
  tag: string,
  { category, others }: { readonly category: string; readonly others: readonly string[] },
  notes: string[],
): ImportedTags {
  const names = [category, ...others].filter((name) => name !== '' && name !== tag)
  const further = importedTags(names)
  notes.push(...further.notes)
  return further
}

/** The labels to store beside a post. */
export function unplacedLabels({ left }: Pick<ImportedTags, 'left'>): Readonly<Record<string, unknown>> {
  return left.length > 0 ? { tags: left } : {}
}
