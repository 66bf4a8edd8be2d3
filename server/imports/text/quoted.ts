import { coveredLines } from './html-elements.ts'
import type { BuiltSections, SectionBuilder } from './section-builder.ts'

interface QuotedPicture {
  readonly reference: string
  readonly alt: string
  readonly source: string
  readonly isCovered: boolean
}

interface Quoted {
  readonly text: string
  /** Pictures stand below a quote, which holds none. */
  readonly pictures: readonly QuotedPicture[]
}

/** Sections as one quote, whose lines begin with `>`. Covered sections become spoilers. */
export function quoted({ sections, textPictures }: BuiltSections): Quoted {
  const alts: string[] = []
  const covered = new Set<number>()
  for (const { sectionText, sectionSpoilers } of sections)
    if (sectionSpoilers)
      for (const [, index] of sectionText.matchAll(/^!\[.*\]\(import:(\d+)\)$/gm)) covered.add(Number(index))
  const text = sections
    .flatMap(({ sectionTitle, sectionText, sectionSpoilers }) => [
      sectionTitle,
      sectionSpoilers ? coveredLines(sectionText) : sectionText,
    ])
    .filter(Boolean)
    .join('\n\n')
    .replace(/^!\[(.*)\]\(import:(\d+)\)$/gm, (_, alt: string, index: string) => {
      alts[Number(index)] = alt
      return ''
    })
    .trim()
  const lines = text.split('\n').map((line) => (line === '' ? '>' : `> ${line.replace(/^> ?/, '')}`))
  const ofSections = sections.filter(({ sectionImage }) => sectionImage !== '')
  return {
    text: text === '' ? '' : lines.join('\n'),
    pictures: [
      ...ofSections.map((section) => ({
        reference: section.sectionImage,
        alt: section.sectionImageAlt,
        source: section.sectionImgSrc,
        isCovered: section.sectionSpoilers === 1,
      })),
      ...textPictures.map((reference, index) => ({
        reference,
        alt: alts[index] ?? '',
        source: '',
        isCovered: covered.has(index),
      })),
    ],
  }
}

/** Puts the pictures of a quote below it, those of spoilers covered. */
export function addPictures(builder: SectionBuilder, pictures: readonly QuotedPicture[]): void {
  for (const { reference, alt, source, isCovered } of pictures) {
    if (isCovered) builder.covered('')
    builder.picture(reference, alt, { text: source, plain: source })
    if (isCovered) builder.uncovered()
  }
}
