import type { Post, Section } from '../post.ts'
import { eachPlainText, markdownName, type PlainText } from '../post-fields.ts'
import { type MarkdownSection, markdownBody, unwrittenFields } from './markdown-section.ts'

interface MarkdownOptions {
  readonly status: 'published' | 'draft' | 'scheduled'
  readonly publishAt?: string | null
  /** The file of a picture, relative to that of the post; undefined for one that is not kept. */
  readonly fileOf: (address: string) => string | undefined
}

/** Value of `format` in the front matter. The texts of such a file are in Den's own markup, and are read unchanged. */
export const MARKDOWN_FORMAT = 'den-1'

const TEXT_PICTURE = /^!\[(.*)\]\((\/media\/[0-9a-f]{32}\.[a-z0-9]+)\)$/gm

/** The front matter is YAML with values in JSON, a subset of it. Texts are unchanged: only `||spoilers||` is not Markdown. */
export function markdownOf(post: Post, { status, publishAt, fileOf }: MarkdownOptions): string {
  const sections = post.sections.map((section) => inMarkdown(section, fileOf))
  const fields = {
    kind: post.kind,
    title: post.title,
    date: post.date,
    author: post.author,
    authors: post.authors.length > 0 ? post.authors : undefined,
    category: post.tag,
    tags: post.tags.length > 0 ? post.tags : undefined,
    series: post.series ?? undefined,
    tagline: post.tagline,
    description: post.description,
    path: post.path,
    status,
    publishAt: publishAt ?? undefined,
    featured: post.featured === 1 || undefined,
    pinnedUntil: post.pinnedUntil ?? undefined,
    image: fileOf(post.articleImage),
    imageSource: post.articleImgSrc,
    imageAlt: post.articleImageAlt,
    ...textsOf(post),
    film: post.film ?? undefined,
    ratings: post.ratings ?? undefined,
    contentWarnings: post.contentWarnings.length > 0 ? post.contentWarnings : undefined,
    seo: seoOf(post, fileOf),
    sections: factsOf(post.sections, sections),
    id: post.id,
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    format: MARKDOWN_FORMAT,
  }
  const lines = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  const head = lines.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const body = markdownBody(sections)
  return `${['---', ...head, '---', ...(body ? ['', body] : [])].join('\n')}\n`
}

function seoOf({ seo }: Post, fileOf: MarkdownOptions['fileOf']): object | undefined {
  if (!seo?.picture) return seo ?? undefined
  const { picture, ...words } = seo
  const file = fileOf(picture)
  return file === undefined ? words : { ...words, picture: file }
}

function textsOf(post: Post): Record<string, string> {
  const texts = Object.entries(eachPlainText((name) => post[name]))
  return Object.fromEntries(texts.map(([name, text]) => [markdownName(name as PlainText), text]))
}

function inMarkdown(section: Section, fileOf: MarkdownOptions['fileOf']): MarkdownSection {
  return {
    title: section.sectionTitle,
    image: fileOf(section.sectionImage) ?? '',
    source: section.sectionImgSrc,
    alt: section.sectionImageAlt,
    text: section.sectionText.replace(TEXT_PICTURE, (whole, alt: string, address: string) => {
      const file = fileOf(address)
      return file ? `![${alt}](${file})` : whole
    }),
  }
}

function factsOf(sections: readonly Section[], written: readonly MarkdownSection[]): object[] | undefined {
  const facts = sections.flatMap(({ sectionSpoilers, sectionReview, sectionFilm }, index) => {
    const known = {
      ...(sectionSpoilers && { spoilers: true }),
      ...(sectionReview !== undefined && { review: sectionReview }),
      ...(sectionFilm && { film: sectionFilm }),
      ...unwrittenFields(written[index]!),
    }
    // An empty body has no sections, so a single empty section has to be listed.
    const isNeeded = Object.keys(known).length > 0 || (sections.length === 1 && markdownBody(written) === '')
    return isNeeded ? [{ section: index + 1, ...known }] : []
  })
  return facts.length > 0 ? facts : undefined
}
