import type { Post, Section } from '../post.ts'
import { DEFAULT_CATEGORY } from '../post.ts'

export interface MarkdownOptions {
  readonly status: 'published' | 'draft' | 'scheduled'
  readonly publishAt?: string | null
  /** The file of a picture, relative to that of the post; undefined for one that is not kept. */
  readonly fileOf: (address: string) => string | undefined
}

const MEDIA_ADDRESS = /\/media\/[0-9a-f]{32}\.[a-z0-9]+/g

/**
 * A post as Markdown with YAML front matter, whose values are written as JSON, a part of YAML. Texts of sections are as they were typed:
 * their marks are those of Markdown but for `||spoilers||`.
 */
export function markdownOf(post: Post, { status, publishAt, fileOf }: MarkdownOptions): string {
  const { articleImage, articleImgSrc, articleImageAlt, sections } = post
  const fields = {
    title: post.title,
    date: post.date,
    author: post.author,
    category: post.tag || DEFAULT_CATEGORY,
    shortCaption: post.tagline,
    longCaption: post.description,
    path: post.path,
    status,
    publishAt: publishAt ?? undefined,
    featured: post.featured === 1 || undefined,
    picture: fileOf(articleImage),
    pictureSource: articleImage ? articleImgSrc : undefined,
    pictureAlt: articleImage ? articleImageAlt || undefined : undefined,
    film: post.film ?? undefined,
    scores: post.ratings ?? undefined,
    contentWarnings: post.contentWarnings.length > 0 ? post.contentWarnings : undefined,
    sections: factsOf(sections),
    id: post.id,
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
  }
  const lines = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  const head = lines.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `${['---', ...head, '---', ...sections.flatMap((section) => bodyOf(section, fileOf))].join('\n')}\n`
}

/** What headings, pictures and texts do not say, with the number of the section. */
function factsOf(sections: readonly Section[]): object[] | undefined {
  const facts = sections.flatMap(({ sectionSpoilers, sectionReview, sectionFilm }, index) => {
    const known = {
      ...(sectionSpoilers && { spoilers: true }),
      ...(sectionReview !== undefined && { review: sectionReview }),
      ...(sectionFilm && { film: sectionFilm }),
    }
    return Object.keys(known).length > 0 ? [{ section: index + 1, ...known }] : []
  })
  return facts.length > 0 ? facts : undefined
}

function bodyOf(section: Section, fileOf: MarkdownOptions['fileOf']): string[] {
  const { sectionTitle, sectionText, sectionImage, sectionImgSrc, sectionImageAlt } = section
  const file = fileOf(sectionImage)
  return [
    ...(sectionTitle ? ['', `## ${oneLine(sectionTitle)}`] : []),
    ...(file ? ['', `![${oneLine(sectionImageAlt || sectionTitle).replace(/[[\]\\]/g, '\\$&')}](${file})`] : []),
    ...(file && sectionImgSrc ? ['', `*${oneLine(sectionImgSrc)}*`] : []),
    ...(sectionText ? ['', sectionText.replace(MEDIA_ADDRESS, (address) => fileOf(address) ?? address)] : []),
  ]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
