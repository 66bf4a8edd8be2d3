import type { Section } from '#domain/posts/post.ts'
import { bytesOf } from '#domain/text/text-field.ts'
import { ImportError } from '../imported-post.ts'

/** Bytes of the text of one section; a section takes 100,000. */
const TEXT_MAX = 95_000
const LINE_MAX = 1_000
const PARTS_MAX = 50_000

export interface BuiltSections {
  readonly sections: Section[]
  /** References to pictures within texts, which hold `![…](import:0)` for the first. */
  readonly textPictures: readonly string[]
}

interface BuiltSection {
  title: string
  readonly blocks: string[]
  image: string
  imageAlt: string
  imageSource: string
  isCovered: boolean
}

interface Place {
  readonly sections: number
  readonly blocks: number
}

export interface Caption {
  /** Marked text, as Den stores it. */
  readonly text: string
  readonly plain: string
}

const NO_CAPTION: Caption = { text: '', plain: '' }
/** Words at the beginning of a caption that make it a credit. */
const CREDIT =
  /^(?:(?:image|photo|picture|still|foto|bild)s?\s*(?:credits?|source|by|:)|source\b|credits?\b|courtesy\b|by [^.]{1,40}$|quelle\b|©|\(c\))/i

/** Gathers the blocks of a text into sections. Its methods throw an {@link ImportError} for more of them than any post has. */
export class SectionBuilder {
  readonly #sections: BuiltSection[] = []
  readonly #textPictures: string[] = []
  readonly #footnotes: { label: string; text: string }[] = []
  #parts = 0
  #covers = 0

  /** Begins a section. One without title, text and picture is left out in the end. */
  heading(title: string): void {
    this.#count()
    const isCovered = this.#covers > 0
    const kept = cut(title)
    // The rest of a heading longer than a title stays as a paragraph.
    const blocks = kept.length < title.length ? [title.slice(kept.length).trim()] : []
    this.#sections.push({ title: kept, blocks, image: '', imageAlt: '', imageSource: '', isCovered })
  }

  /** Begins a section that is covered until a reader asks for it, as are those that begin before {@link uncovered}. */
  covered(title: string): void {
    if (++this.#covers === 1) this.heading(title)
    else this.block(title && `## ${title}`)
  }

  get isCovering(): boolean {
    return this.#covers > 0
  }

  uncovered(): void {
    if (--this.#covers === 0) this.heading('')
  }

  block(text: string): void {
    if (text.trim() === '') return
    this.#count()
    this.#section().blocks.push(text)
  }

  /**
   * A picture before all text of a section is that of the section, others stay at their place in its text. The caption is below it.
   * @param isOneOfSeveral a picture of a gallery, which stays beside the others
   */
  picture(reference: string, alt: string, caption: Caption = NO_CAPTION, isOneOfSeveral = false): void {
    this.#count()
    const section = this.#section()
    const text = caption.text.trim()
    if (section.image === '' && section.blocks.length === 0 && !isOneOfSeveral) {
      section.image = reference
      section.imageAlt = cut(alt)
      const isSource = CREDIT.test(caption.plain) && bytesOf(caption.plain) <= LINE_MAX
      // The source of a picture has no links.
      if (isSource && !text.includes('](')) section.imageSource = caption.plain
      else if (text !== '') section.blocks.push(text)
    } else {
      const plain = cut(alt.replace(/[[\]\n]/g, ' ').trim())
      section.blocks.push(`![${plain}](${textPicture(this.#textPictures.length)})`)
      this.#textPictures.push(reference)
      if (text !== '') section.blocks.push(text)
    }
    if (bytesOf(alt) > LINE_MAX) section.blocks.push(alt.slice(cut(alt).length).trim())
  }

  /** Where the next block will stand. */
  get end(): Place {
    return { sections: this.#sections.length, blocks: this.#sections.at(-1)?.blocks.length ?? 0 }
  }

  /** What was added since, in the marks of Den. */
  textSince({ sections, blocks }: Place): string {
    const parts = this.#sections.slice(Math.max(0, sections - 1)).flatMap((section, index) => {
      const isOlder = index === 0 && sections > 0
      return isOlder ? section.blocks.slice(blocks) : [section.title, ...section.blocks]
    })
    return parts
      .filter(Boolean)
      .join('\n\n')
      .replace(/\]\(import:\d+\)/g, ']')
  }

  /** A footnote is put below the texts that refer to it, or below the last one. */
  footnote(label: string, text: string): void {
    this.#count()
    this.#footnotes.push({ label, text })
  }

  finish(): BuiltSections {
    this.#placeFootnotes()
    const sections = this.#sections
      .filter((section) => section.title !== '' || !isEmpty(section))
      .flatMap(({ title, blocks, image, imageAlt, imageSource, isCovered }): Section[] => {
        const [first = '', ...more] = texts(blocks)
        const covered = isCovered ? { sectionSpoilers: 1 as const } : {}
        const rest = { sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }
        return [
          {
            sectionTitle: title,
            sectionText: first,
            sectionImage: image,
            sectionImgSrc: imageSource,
            sectionImageAlt: imageAlt,
            ...covered,
          },
          ...more.map((sectionText) => ({ sectionTitle: '', sectionText, ...rest, ...covered })),
        ]
      })
    return { sections, textPictures: this.#textPictures }
  }

  #placeFootnotes(): void {
    const texts = new Map(this.#footnotes.map(({ label, text }) => [label, `[^${label}]: ${text}`]))
    const unplaced = new Set(texts.keys())
    for (const { blocks } of this.#sections) {
      const labels = new Set(
        blocks.flatMap((block) => [...block.matchAll(/\[\^(\d{1,9})\]/g)].map(([, label]) => label!)),
      )
      for (const label of labels)
        if (texts.has(label)) {
          blocks.push(texts.get(label)!)
          unplaced.delete(label)
        }
    }
    for (const label of unplaced) this.block(texts.get(label)!)
  }

  #count(): void {
    if (++this.#parts > PARTS_MAX)
      throw new ImportError(`Its text has more than ${PARTS_MAX.toLocaleString('en')} paragraphs and pictures.`)
  }

  #section() {
    if (this.#sections.length === 0) this.heading('')
    return this.#sections.at(-1)!
  }
}

/** The address that stands for a picture within a text until it is stored. */
export function textPicture(index: number): string {
  return `import:${index}`
}

function isEmpty({ blocks, image }: { readonly blocks: readonly string[]; readonly image: string }): boolean {
  return blocks.length === 0 && image === ''
}

function texts(blocks: readonly string[]): string[] {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const block of blocks.flatMap(smaller)) {
    const bytes = bytesOf(block) + 2
    if (size > 0 && size + bytes > TEXT_MAX) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += (part === '' ? '' : '\n\n') + block
    size += bytes
  }
  return (part === '' ? parts : [...parts, part]).map((each) => each.trim())
}

/** A paragraph longer than a section is divided between words. */
function smaller(block: string): string[] {
  if (bytesOf(block) <= TEXT_MAX) return [block]
  const parts = block.match(/[\s\S]{1,30000}(?:\s|$)|[\s\S]{1,30000}/g)!
  // A spoiler that is divided needs its marks in each part.
  let isCovered = false
  return parts.map((part) => {
    const opening = isCovered ? '||' : ''
    if ((part.match(/\|\|/g) ?? []).length % 2 === 1) isCovered = !isCovered
    return `${opening}${part.trim()}${isCovered ? '||' : ''}`
  })
}

function cut(line: string): string {
  let text = line.slice(0, LINE_MAX)
  while (bytesOf(text) > LINE_MAX) text = text.slice(0, -1)
  return text.toWellFormed()
}
