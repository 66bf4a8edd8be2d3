export interface MarkdownSection {
  readonly title: string
  readonly image: string
  readonly source: string
  /** Empty where the title says what the picture shows. */
  readonly alt: string
  readonly text: string
}

/** Fields of a section that cannot be read from its Markdown. */
export type SectionFields = { readonly [Name in keyof MarkdownSection]?: string | undefined }

/** A line before each section but the first. */
const MARK = '<!-- section -->'
const ESCAPED = /^\\+<!-- section -->$/gm
const TO_ESCAPE = /^\\*<!-- section -->$/gm

export function markdownBody(sections: readonly MarkdownSection[]): string {
  return sections.map(written).join(`\n\n${MARK}\n\n`)
}

export function sectionsOf(body: string): string[] {
  const text = body.replace(/\r\n?/g, '\n')
  return text.trim() === '' ? [] : text.split(/^<!-- section -->$/m)
}

/** Reads a section: its title as a heading of the second level, its picture, the source in italics, the text. */
export function readSection(part: string, fields: SectionFields = {}): MarkdownSection {
  const lines = new Lines(part)
  const title = lines.take(/^## (.*)$/, fields.title, oneLine)?.[1] ?? ''
  const [, alt = '', image = ''] = lines.take(/^!\[((?:[^[\]\\]|\\.)*)\]\(([^()\s]+)\)$/, fields.image) ?? []
  const source = image ? (lines.take(/^\*([^*].*)\*$/, fields.source, oneLine)?.[1] ?? '') : ''
  const shows = alt.replace(/\\(.)/g, '$1')
  const found = { title, image, source, alt: shows === oneLine(fields.title ?? title) ? '' : shows, text: lines.rest() }
  return { ...found, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) }
}

/** The fields that {@link readSection} needs beside what is written, so that it reads the same section. */
export function unwrittenFields(section: MarkdownSection): SectionFields {
  const part = written(section)
  let fields: SectionFields = {}
  // One field each time, since a named field changes how the others are read.
  for (;;) {
    const read = readSection(part, fields)
    const name = (Object.keys(section) as (keyof MarkdownSection)[]).find((key) => read[key] !== section[key])
    if (name === undefined) return fields
    fields = { ...fields, [name]: section[name] }
  }
}

function written({ title, image, source, alt, text }: MarkdownSection): string {
  const parts = [
    title && `## ${oneLine(title)}`,
    image && `![${oneLine(alt || title).replace(/[[\]\\]/g, '\\$&')}](${image})`,
    image && source && `*${oneLine(source)}*`,
    text.replace(TO_ESCAPE, '\\$&'),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

class Lines {
  #text: string

  constructor(part: string) {
    this.#text = part.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, '')
  }

  /** Takes the first line if it matches `form`, unless `named` is empty or has another value. */
  take(form: RegExp, named: string | undefined, asWritten?: (text: string) => string): RegExpExecArray | null {
    if (named === '') return null
    const [line = ''] = this.#text.split('\n', 1)
    const found = form.exec(line)
    if (!found || (named !== undefined && asWritten && found[1] !== asWritten(named))) return null
    this.#text = this.#text.slice(line.length).replace(/^\n+/, '')
    return found
  }

  rest(): string {
    return this.#text.replace(ESCAPED, (line) => line.slice(1))
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
