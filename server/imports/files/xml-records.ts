import { escapedHtml } from '../text/html-escape.ts'
import { lineOf, parseHtml } from '../text/html-tree.ts'
import { type SourceFile, type SourceFiles, textPieces } from './source-files.ts'
import { XmlEvents } from './xml-events.ts'

/** An element within a record. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Its words; with elements within, their markup as well. */
  readonly text: string
  readonly children: readonly XmlElement[]
}

const PARTS_MAX = 20_000
/** Elements of HTML without an end. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/**
 * The elements of that name, one by one, in the order of the file.
 * @throws {ImportError} for what is no XML, or beyond the limits
 */
export async function* xmlRecords(source: SourceFiles, file: SourceFile, record: string): AsyncGenerator<XmlElement> {
  let whole: XmlElement[] = []
  let parts = 0
  const open: {
    name: string
    attributes: Readonly<Record<string, string>>
    children: XmlElement[]
    markup: string
  }[] = []
  const events: XmlEvents = new XmlEvents(file.name, record, {
    opened(name, attributes, text) {
      const parent = open.at(-1)
      if (parent) parent.markup += escapedHtml(text)
      if (open.length === 0 && name !== record) return
      if (open.length === 0) parts = 0
      if (++parts > PARTS_MAX) events.fail(`holds an entry with more than ${PARTS_MAX.toLocaleString('en')} elements`)
      else open.push({ name, attributes, children: [], markup: '' })
    },
    closed(_, text) {
      const element = open.pop()
      if (!element) return
      const { markup, ...facts } = element
      const closed = { ...facts, text: facts.children.length > 0 ? markup + escapedHtml(text) : text }
      const parent = open.at(-1)
      if (!parent) {
        whole.push(closed)
        return
      }
      parent.children.push(closed)
      const attributes = Object.entries(facts.attributes).map(([name, value]) => ` ${name}="${escapedHtml(value)}"`)
      const inside = facts.children.length > 0 ? closed.text : escapedHtml(text)
      parent.markup += `<${facts.name}${attributes.join('')}>${VOID.has(facts.name) ? '' : `${inside}</${facts.name}>`}`
    },
  })
  for await (const piece of textPieces(source, file)) {
    events.read(piece)
    const records = whole
    whole = []
    yield* records
  }
  events.end()
}

/** The text of the first child of that name; empty without one. */
export function childText({ children }: XmlElement, name: string): string {
  return children.find((child) => child.name === name)?.text.trim() ?? ''
}

/** The words of the first child of that name, without markup. */
export function childLine({ children }: XmlElement, name: string): string {
  const child = children.find((each) => each.name === name)
  if (!child) return ''
  return child.children.length > 0 ? lineOf(parseHtml(child.text)) : child.text.trim()
}
