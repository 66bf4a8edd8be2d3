import { type SourceFile, type SourceFiles, textPieces } from '../../files/source-files.ts'
import { TextBudget } from '../../files/text-budget.ts'
import { XmlEvents, type XmlHandler } from '../../files/xml-events.ts'
import { ImportError } from '../../imported-post.ts'

/** A post, page or attachment of WordPress: texts by the names of their elements, such as `wp:post_id`. */
export interface WordPressItem {
  readonly texts: Readonly<Record<string, string>>
  readonly categories: readonly { readonly domain: string; readonly nicename: string; readonly name: string }[]
  /** Values of `wp:postmeta`, never unserialized. */
  readonly meta: Readonly<Record<string, string>>
  readonly comments: number
}

export interface WordPressFile {
  link: string
  /** Names by login, and by the nicename that WordPress makes of it. */
  readonly authors: Map<string, string>
  readonly authorEmails: Map<string, string>
  /** Fields of the terms of PublishPress Authors, by the names of the authors. */
  readonly people: Map<string, Readonly<Record<string, string>>>
}

/** Maximum number of texts, categories and fields of an item, without those of its comments. */
const PARTS_MAX = 20_000
const AUTHORS_MAX = { characters: 10_000_000, texts: 100_000 }

/** @param head is filled while the file is read: the channel and its authors come before the items */
export async function* wordPressItems(
  source: SourceFiles,
  file: SourceFile,
  head: WordPressFile,
): AsyncGenerator<WordPressItem> {
  const items = new Items(head)
  const events = new XmlEvents(file.name, 'item', items)
  items.onProblem = (problem) => events.fail(problem)
  for await (const piece of textPieces(source, file)) {
    events.read(piece)
    yield* items.take()
  }
  events.end()
}

/** Of the terms of PublishPress Authors. */
const PERSON_FIELDS = ['description', 'user_url', 'avatar']

interface Term {
  taxonomy: string
  name: string
  /** Of the field that is being read. */
  key: string
  readonly meta: Record<string, string>
}

class Items implements XmlHandler {
  onProblem: (problem: string | ImportError) => void = () => {}
  readonly #head: WordPressFile
  #items: WordPressItem[] = []
  #item: Building | null = null
  #login = ''
  #term: Term | null = null
  readonly #authors = new TextBudget(AUTHORS_MAX, 'The export has more authors than any blog.')

  constructor(head: WordPressFile) {
    this.#head = head
  }

  /** The items that are whole. */
  take(): WordPressItem[] {
    const items = this.#items
    this.#items = []
    return items
  }

  opened(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'item') this.#item = new Building()
    else if (name === 'wp:term') this.#term = { taxonomy: '', name: '', key: '', meta: Object.create(null) }
    else if (name === 'category') this.#item?.categoryBegins(attributes)
    if ((this.#item?.parts ?? 0) > PARTS_MAX)
      this.onProblem(`holds an entry with more than ${PARTS_MAX.toLocaleString('en')} categories and fields`)
  }

  closed(name: string, text: string, parent: string | undefined): void {
    if (name === 'item' && this.#item) {
      this.#items.push(this.#item.item())
      this.#item = null
    } else if (this.#item) this.#item.add(name, text, parent)
    else if (this.#term) this.#inTerm(this.#term, name, text)
    else if (name === 'wp:author_login') this.#login = this.#author(text)
    else if (name === 'wp:author_email') this.#head.authorEmails.set(this.#login, this.#author(text))
    else if (name === 'wp:author_display_name') this.#authorIs(this.#author(text))
    else if (name === 'wp:base_blog_url' || (name === 'link' && parent === 'channel' && !this.#head.link))
      this.#head.link = text.trim()
  }

  #inTerm(term: Term, name: string, text: string): void {
    if (name === 'wp:term_taxonomy') term.taxonomy = text.trim()
    else if (name === 'wp:term_name') term.name = text.trim()
    else if (name === 'wp:meta_key') term.key = text
    else if (name === 'wp:meta_value' && PERSON_FIELDS.includes(term.key)) term.meta[term.key] = text
    if (name !== 'wp:term') return
    if (term.taxonomy === 'author') {
      const meta = Object.entries(term.meta).map(([key, value]) => [key, this.#author(value)])
      this.#head.people.set(this.#author(term.name), Object.fromEntries(meta))
    }
    this.#term = null
  }

  #authorIs(name: string): void {
    const { authors } = this.#head
    authors.set(this.#login, name)
    const nicename = this.#author(this.#login.toLowerCase().replace(/[^a-z0-9_-]+/g, '-'))
    if (!authors.has(nicename)) authors.set(nicename, name)
  }

  #author(text: string): string {
    try {
      return this.#authors.keep(text.trim())
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      this.onProblem(error)
      return ''
    }
  }
}

class Building {
  readonly #texts: Record<string, string> = Object.create(null)
  readonly #meta: Record<string, string> = Object.create(null)
  readonly #categories: { domain: string; nicename: string; name: string }[] = []
  #category = { domain: '', nicename: '' }
  #key = ''
  #comments = 0
  #parts = 0

  get parts(): number {
    return this.#parts
  }

  categoryBegins({ domain = '', nicename = '' }: Readonly<Record<string, string>>): void {
    this.#category = { domain, nicename }
  }

  add(name: string, text: string, parent: string | undefined): void {
    if (name.startsWith('wp:comment') || parent === 'wp:commentmeta') {
      if (name === 'wp:comment') this.#comments++
      return
    }
    this.#parts++
    if (name === 'category') this.#categories.push({ ...this.#category, name: text.trim() })
    else if (name === 'wp:meta_key') this.#key = text
    else if (name === 'wp:meta_value' && parent === 'wp:postmeta') this.#meta[this.#key] = text
    else if (parent === 'item') this.#texts[name] = text
  }

  item(): WordPressItem {
    return { texts: this.#texts, meta: this.#meta, categories: this.#categories, comments: this.#comments }
  }
}
