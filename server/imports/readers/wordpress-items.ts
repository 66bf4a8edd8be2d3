import { SaxesParser } from 'saxes'
import { type SourceFile, type SourceFiles, textPieces } from '../files/source-files.ts'
import { TextBudget } from '../files/text-budget.ts'
import { ImportError } from '../imported-post.ts'
import { parseHtml } from '../text/html-tree.ts'

/** A post, page or attachment of WordPress: texts by the names of their elements, such as `wp:post_id`. */
export interface WordPressItem {
  readonly texts: Readonly<Record<string, string>>
  readonly categories: readonly { readonly domain: string; readonly name: string }[]
  /** Values of `wp:postmeta`, never unserialized. */
  readonly meta: Readonly<Record<string, string>>
  readonly comments: number
}

export interface WordPressFile {
  link: string
  readonly authors: Map<string, string>
  readonly authorEmails: Map<string, string>
}

const ITEM_MAX = 20_000_000
const DEPTH_MAX = 50
/** Maximum number of texts, categories and fields of an item, without those of its comments. */
const PARTS_MAX = 20_000
const ATTRIBUTES_MAX = 100
/** HTML names 2,231. */
const CHARACTERS_MAX = 2_500
const AUTHORS_MAX = { characters: 10_000_000, texts: 100_000 }
const TOO_LONG = 'holds an entry of more than 20 MB'
const REFUSED = 'names entities or a document type, which no export does. It is not read'

/** @param head is filled while the file is read: the channel and its authors come before the items */
export async function* wordPressItems(
  source: SourceFiles,
  file: SourceFile,
  head: WordPressFile,
): AsyncGenerator<WordPressItem> {
  const reader = new ItemReader(file.name, head)
  for await (const piece of textPieces(source, file)) yield* reader.read(piece)
  reader.end()
}

class ItemReader {
  readonly #name: string
  readonly #head: WordPressFile
  readonly #parser = new SaxesParser({ xmlns: false, fragment: false })
  readonly #open: string[] = []
  #held = ''
  #isCdata = false
  readonly #characters = new Map<string, string>()
  #items: WordPressItem[] = []
  #item: Building | null = null
  #text: string[] = []
  /** Characters of the item, or of the element outside of items. */
  #length = 0
  /** Characters since the last event of the parser, which it holds in memory. */
  #pending = 0
  #login = ''
  #attributes = 0
  readonly #authors = new TextBudget(AUTHORS_MAX, 'The export has more authors than any blog.')
  #problem: ImportError | null = null

  constructor(name: string, head: WordPressFile) {
    this.#name = name
    this.#head = head
    this.#parser.on('doctype', () => this.#fail(REFUSED))
    this.#parser.on('error', ({ message }) =>
      this.#fail(/entity/i.test(message) ? REFUSED : `is no XML that can be read: ${message}`),
    )
    this.#parser.on('text', (text) => this.#add(text))
    this.#parser.on('cdata', (text) => this.#add(text))
    this.#parser.on('attribute', () => {
      if (++this.#attributes > ATTRIBUTES_MAX) this.#fail(`has an element with more than ${ATTRIBUTES_MAX} attributes`)
    })
    this.#parser.on('opentag', ({ name, attributes }) => this.#opened(name, attributes as Record<string, string>))
    this.#parser.on('closetag', ({ name }) => this.#closed(name))
  }

  read(piece: string): WordPressItem[] {
    this.#pending += piece.length
    if (this.#pending > ITEM_MAX) this.#fail(TOO_LONG)
    const text = this.#held + piece
    // The name of a character, and what begins or ends CDATA, may continue in the next piece.
    const [held] = /(?:&[a-z0-9]{0,31}|<(?:!(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?)?)?|\]\]?)$/i.exec(text) ?? ['']
    this.#held = held
    this.#write(text.slice(0, text.length - held.length))
    if (this.#problem) throw this.#problem
    const items = this.#items
    this.#items = []
    return items
  }

  /** Names of characters that HTML has and XML does not, such as `&mdash;`, stand in old exports. */
  #write(text: string): void {
    const named = text.replace(/<!\[CDATA\[|\]\]>|&(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z0-9]{1,31};/gi, (found) => {
      if (found.startsWith('&')) return this.#isCdata ? found : this.#characterNamed(found)
      this.#isCdata = found !== ']]>'
      return found
    })
    // Old exports hold characters that XML does not allow.
    this.#parser.write(named.replace(/[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]/gu, ''))
  }

  #characterNamed(name: string): string {
    const known = this.#characters.get(name)
    if (known !== undefined) return known
    const [node] = parseHtml(name).childNodes
    const character = node && 'value' in node ? node.value : name
    // `&LT;` and the like stay names, which the parser refuses: their characters would begin a tag.
    const safe = /[<>&]/.test(character) ? name : character
    if (this.#characters.size < CHARACTERS_MAX) this.#characters.set(name, safe)
    return safe
  }

  end(): void {
    this.#write(this.#held)
    this.#parser.close()
    if (this.#problem) throw this.#problem
  }

  #opened(name: string, attributes: Record<string, string>): void {
    this.#attributes = 0
    if (this.#problem) return
    this.#pending = 0
    if (!this.#item) this.#length = 0
    if (this.#open.push(name) > DEPTH_MAX) this.#fail(`nests more than ${DEPTH_MAX} elements deep`)
    this.#text = []
    if (name === 'item') {
      this.#item = new Building()
      this.#length = 0
    } else if (name === 'category') this.#item?.categoryBegins(attributes.domain ?? '')
    if ((this.#item?.parts ?? 0) > PARTS_MAX)
      this.#fail(`holds an entry with more than ${PARTS_MAX.toLocaleString('en')} categories and fields`)
  }

  #closed(name: string): void {
    if (this.#problem) return
    this.#pending = 0
    const text = this.#text.join('')
    this.#text = []
    this.#open.pop()
    const parent = this.#open.at(-1)
    if (name === 'item' && this.#item) {
      this.#items.push(this.#item.item())
      this.#item = null
    } else if (this.#item) this.#item.add(name, text, parent)
    else if (name === 'wp:author_login') this.#login = this.#author(text)
    else if (name === 'wp:author_email') this.#head.authorEmails.set(this.#login, this.#author(text))
    else if (name === 'wp:author_display_name') this.#head.authors.set(this.#login, this.#author(text))
    else if (name === 'wp:base_blog_url' || (name === 'link' && parent === 'channel' && !this.#head.link))
      this.#head.link = text.trim()
  }

  #add(text: string): void {
    if (this.#problem) return
    this.#length += text.length
    this.#pending = 0
    if (this.#length > ITEM_MAX) this.#fail(TOO_LONG)
    this.#text.push(text)
  }

  #author(text: string): string {
    try {
      return this.#authors.keep(text.trim())
    } catch (error) {
      this.#problem ??= error as ImportError
      return ''
    }
  }

  #fail(what: string): void {
    this.#problem ??= new ImportError(`${this.#name} ${what}.`)
  }
}

class Building {
  readonly #texts: Record<string, string> = Object.create(null)
  readonly #meta: Record<string, string> = Object.create(null)
  readonly #categories: { domain: string; name: string }[] = []
  #domain = ''
  #key = ''
  #comments = 0
  #parts = 0

  get parts(): number {
    return this.#parts
  }

  categoryBegins(domain: string): void {
    this.#domain = domain
  }

  add(name: string, text: string, parent: string | undefined): void {
    if (name.startsWith('wp:comment') || parent === 'wp:commentmeta') {
      if (name === 'wp:comment') this.#comments++
      return
    }
    this.#parts++
    if (name === 'category') this.#categories.push({ domain: this.#domain, name: text.trim() })
    else if (name === 'wp:meta_key') this.#key = text
    else if (name === 'wp:meta_value' && parent === 'wp:postmeta') this.#meta[this.#key] = text
    else if (parent === 'item') this.#texts[name] = text
  }

  item(): WordPressItem {
    return { texts: this.#texts, meta: this.#meta, categories: this.#categories, comments: this.#comments }
  }
}
