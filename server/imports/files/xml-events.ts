import { SaxesParser } from 'saxes'
import { ImportError } from '../imported-post.ts'
import { parseHtml } from '../text/html-tree.ts'

const RECORD_MAX = 20_000_000
const DEPTH_MAX = 50
const ATTRIBUTES_MAX = 100
/** HTML names 2,231. */
const CHARACTERS_MAX = 2_500
const TOO_LONG = 'holds an entry of more than 20 MB'
const REFUSED = 'names entities or a document type, which no export does. It is not read'

export interface XmlHandler {
  /** @param text that of the parent since its last child */
  opened(name: string, attributes: Readonly<Record<string, string>>, text: string): void
  /** @param text that of the element after its last child */
  closed(name: string, text: string, parent: string | undefined): void
}

/** Reads the XML of an export piece by piece, within limits of depth and length. Document types and entities are refused. */
export class XmlEvents {
  readonly #name: string
  readonly #record: string
  readonly #handler: XmlHandler
  readonly #parser = new SaxesParser({ xmlns: false, fragment: false })
  readonly #open: string[] = []
  #held = ''
  #isCdata = false
  #isBegun = false
  readonly #characters = new Map<string, string>()
  #isRecord = false
  #text: string[] = []
  /** Characters of the record, or of the element outside of records. */
  #length = 0
  /** Characters since the last event of the parser, which it holds in memory. */
  #pending = 0
  #attributes = 0
  #problem: ImportError | null = null

  /** @param record the name of the elements that are read one by one, such as `item` */
  constructor(fileName: string, record: string, handler: XmlHandler) {
    this.#name = fileName
    this.#record = record
    this.#handler = handler
    this.#parser.on('doctype', () => this.fail(REFUSED))
    this.#parser.on('error', ({ message }) => this.fail(problemOf(message)))
    this.#parser.on('text', (text) => this.#add(text))
    this.#parser.on('cdata', (text) => this.#add(text))
    this.#parser.on('attribute', () => {
      if (++this.#attributes > ATTRIBUTES_MAX) this.fail(`has an element with more than ${ATTRIBUTES_MAX} attributes`)
    })
    this.#parser.on('opentag', ({ name, attributes }) => this.#opened(name, attributes as Record<string, string>))
    this.#parser.on('closetag', ({ name }) => this.#closed(name))
  }

  /** @throws {ImportError} for what cannot be read */
  read(piece: string): void {
    this.#pending += piece.length
    if (this.#pending > RECORD_MAX) this.fail(TOO_LONG)
    const text = this.#held + piece
    // The name of a character, and what begins or ends CDATA, may continue in the next piece.
    const [held] = /(?:&#?[a-z0-9]{0,31}|<(?:!(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?)?)?|\]\]?)$/i.exec(text) ?? ['']
    this.#held = held
    this.#write(text.slice(0, text.length - held.length))
    if (this.#problem) throw this.#problem
  }

  /** @throws {ImportError} for a file that ends too early */
  end(): void {
    this.#write(this.#held)
    this.#parser.close()
    if (this.#problem) throw this.#problem
  }

  /** Ends the reading. @param problem a sentence about the file, without its name and the stop, or an error of its own */
  fail(problem: string | ImportError): void {
    this.#problem ??= typeof problem === 'string' ? new ImportError(`${this.#name} ${problem}.`) : problem
  }

  /** Old exports hold names of characters that HTML has and XML does not, such as `&mdash;`, and an `&` alone. */
  #write(typed: string): void {
    // Programs print empty lines before it.
    const text = this.#isBegun ? typed : typed.replace(/^[\ufeff\s]+/, '')
    this.#isBegun ||= text !== ''
    const named = text.replace(/<!\[CDATA\[|\]\]>|&(?:#?[a-z0-9]{1,31};)?/gi, (found) => {
      if (found.startsWith('&')) return this.#isCdata ? found : this.#characterNamed(found)
      this.#isCdata = found !== ']]>'
      return found
    })
    // Old exports hold characters that XML does not allow.
    this.#parser.write(named.replace(/[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]/gu, ''))
  }

  #characterNamed(name: string): string {
    if (name === '&') return '&amp;'
    if (/^&(?:amp|lt|gt|quot|apos);$/.test(name)) return name
    if (name.startsWith('&#')) return numbered(name)
    const known = this.#characters.get(name)
    if (known !== undefined) return known
    const [node] = parseHtml(name).childNodes
    const character = node && 'value' in node ? node.value : name
    // `&LT;` and the like stay names, which the parser refuses: their characters would begin a tag.
    const safe = /[<>&]/.test(character) ? name : character
    if (this.#characters.size < CHARACTERS_MAX) this.#characters.set(name, safe)
    return safe
  }

  #opened(name: string, attributes: Record<string, string>): void {
    this.#attributes = 0
    if (this.#problem) return
    this.#pending = 0
    if (!this.#isRecord) this.#length = 0
    if (this.#open.push(name) > DEPTH_MAX) this.fail(`nests more than ${DEPTH_MAX} elements deep`)
    const text = this.#text.join('')
    this.#text = []
    if (name === this.#record && !this.#isRecord) {
      this.#isRecord = true
      this.#length = 0
    }
    this.#handler.opened(name, attributes, text)
  }

  #closed(name: string): void {
    if (this.#problem) return
    this.#pending = 0
    const text = this.#text.join('')
    this.#text = []
    this.#open.pop()
    if (name === this.#record && !this.#open.includes(name)) this.#isRecord = false
    this.#handler.closed(name, text, this.#open.at(-1))
  }

  #add(text: string): void {
    if (this.#problem) return
    this.#length += text.length
    this.#pending = 0
    if (this.#length > RECORD_MAX) this.fail(TOO_LONG)
    this.#text.push(text)
  }
}

/** @param message of the parser: line and column, then the problem */
function problemOf(message: string): string {
  const [, line, what = message] = /^(\d+):\d+: (.*?)\.?$/s.exec(message) ?? []
  const place = line ? ` (line ${Number(line).toLocaleString('en')})` : ''
  if (/entity/i.test(what)) return `${REFUSED}${place}`
  return `is no XML that can be read: ${what}${place}`
}

/** The reference to a character that XML allows; empty for any other number, which old exports hold. */
function numbered(reference: string): string {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(reference) ?? []
  const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16)
  const isAllowed =
    [9, 10, 13].includes(code) ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  return isAllowed ? `&#${code};` : ''
}
