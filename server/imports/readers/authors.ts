import { AUTHOR_MAX_LENGTH, AUTHORS_MAX } from '#domain/posts/authors/authors.ts'
import { COMMAS, distinctNames } from '#domain/posts/terms/typed-names.ts'
import { characterCount } from '#domain/text/character-count.ts'
import { isBlank } from '#domain/text/plain-text.ts'
import { type Fields, isFields, itemsIn, lineIn, linesIn } from './fields.ts'

interface ImportedAuthors {
  readonly author: string
  readonly authors: string[]
  readonly notes: readonly string[]
  /** Names that are too long, or more than a post has. */
  readonly unplaced: Fields
}

/** The first of these names as the author, unchanged, and the others beside it. */
export function importedAuthors(names: readonly string[]): ImportedAuthors {
  const author = names.find((name) => !isBlank(name)) ?? ''
  const [, ...others] = distinctNames(names)
  return { author, ...furtherAuthors(others) }
}

/** The further authors of a post that Den wrote. */
export function storedAuthors(value: unknown): string[] {
  return furtherAuthors(distinctNames(itemsIn(value).map(lineIn))).authors
}

/** A comma within a name would divide it in the form. */
function furtherAuthors(names: readonly string[]): Omit<ImportedAuthors, 'author'> {
  const notes: string[] = []
  const written = names.map((name) => {
    const [plain = ''] = distinctNames([name.replaceAll(COMMAS, ' ')])
    if (plain !== name) notes.push(`the author "${name}" is written "${plain}", without a comma`)
    return plain
  })
  const authors = written.filter((name) => characterCount(name) <= AUTHOR_MAX_LENGTH).slice(0, AUTHORS_MAX)
  const left = written.filter((name) => !authors.includes(name))
  if (left.length > 0) notes.push(`authors left out, too long or too many: ${left.join(', ')}`)
  return { authors, notes, unplaced: left.length > 0 ? { authors: left } : {} }
}

interface NamedPeople {
  readonly names: readonly string[]
  /** Whether part of the value is no name, and no table with one. */
  readonly isUnclear: boolean
}

/** The names in a field such as `author`: a text, a list of texts, or tables with a name. Only a text of `authors` holds several. */
export function peopleIn(value: unknown, isOfSeveral: boolean): NamedPeople {
  if (value === undefined || value === null) return { names: [], isUnclear: false }
  if (typeof value === 'string') return { names: isOfSeveral ? linesIn(value) : [lineIn(value)], isUnclear: false }
  const named = (Array.isArray(value) ? value : [value]).map(nameIn)
  return { names: named.filter(Boolean), isUnclear: named.includes('') }
}

/** Names that programs give to the field: Quarto divides it, and `key` stands in the place of one. */
function nameIn(person: unknown): string {
  if (!isFields(person)) return lineIn(person)
  const { name } = person
  if (isFields(name)) return lineIn(name.literal) || [name.given, name.family].map(lineIn).filter(Boolean).join(' ')
  const texts = [name, person.display_name, person.displayName, person.key].map(lineIn)
  return texts.find((text) => text !== '') ?? ''
}
