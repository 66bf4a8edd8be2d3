import { type SourceFile, type SourceFiles, textPieces } from './source-files.ts'
import { XmlEvents } from './xml-events.ts'

/** An element within a record. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly XmlElement[]
}

const PARTS_MAX = 20_000

/**
 * The elements of that name, one by one, in the order of the file.
 * @throws {ImportError} for what is no XML, or beyond the limits
 */
export async function* xmlRecords(source: SourceFiles, file: SourceFile, record: string): AsyncGenerator<XmlElement> {
  let whole: XmlElement[] = []
  let parts = 0
  const open: { name: string; attributes: Readonly<Record<string, string>>; children: XmlElement[] }[] = []
  const events: XmlEvents = new XmlEvents(file.name, record, {
    opened(name, attributes) {
      if (open.length === 0 && name !== record) return
      if (open.length === 0) parts = 0
      if (++parts > PARTS_MAX) events.fail(`holds an entry with more than ${PARTS_MAX.toLocaleString('en')} elements`)
      else open.push({ name, attributes, children: [] })
    },
    closed(_, text) {
      const element = open.pop()
      if (!element) return
      const closed = { ...element, text }
      const parent = open.at(-1)
      if (parent) parent.children.push(closed)
      else whole.push(closed)
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
