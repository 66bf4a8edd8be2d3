import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import { percentDecoded } from '#domain/text/percent-decoded.ts'
import type { ImportedPost } from '../imported-post.ts'
import { THIS_BLOG } from '../text/html-addresses.ts'
import { htmlToSections } from '../text/html-to-sections.ts'
import { importedAuthors } from './authors.ts'
import { dayIn } from './fields.ts'
import { filmInTitle } from './found-film.ts'
import { ratingsOf, type ScoreOptions } from './found-ratings.ts'
import { tagsBeside, unplacedLabels } from './labels.ts'
import { type ReadContext, scheduleOf } from './reader.ts'

/** What a program that writes posts in HTML says of one of them. Texts may be empty. */
interface HtmlPost {
  readonly source: string
  readonly sourceId: string
  readonly title: string
  readonly subtitle?: string
  readonly html: string
  readonly authors: readonly string[]
  /** Instant of the publication, ISO 8601 in UTC. */
  readonly at: string | null
  readonly updatedAt?: string | null
  /** Categories or tags, the first of which becomes the category and the others tags. */
  readonly labels: readonly string[]
  readonly isDraft: boolean
  /** Why what is no draft there becomes one here, such as `a page there`. */
  readonly hidden?: string | null
  /** The last part of its address. */
  readonly slug: string
  readonly formerPaths: readonly string[]
  readonly unplaced?: Readonly<Record<string, unknown>>
}

/** @param picture turns a reference to a picture into one by which its file is found */
export function postOfHtml(
  post: HtmlPost,
  { timeZone, now, ...options }: Pick<ReadContext, 'timeZone' | 'now'> & ScoreOptions,
  picture: (reference: string) => string = (reference) => reference,
): ImportedPost {
  const { sections, textPictures, notes: textNotes, passages } = htmlToSections(post.html, { base: THIS_BLOG })
  const notes: string[] = []
  const { status, publishAt } = stateOf(post, now, notes)
  const [category = '', ...others] = post.labels
  const writers = importedAuthors(post.authors)
  notes.push(...writers.notes)
  const { subtitle = '', at } = post
  const { ratings, scores, tag } = ratingsOf({}, { sections, category, others }, options, notes)
  const further = tagsBeside(tag, { category, others }, notes)
  return {
    source: post.source,
    sourceId: post.sourceId,
    status,
    publishAt,
    content: {
      ...EMPTY_POST,
      title: post.title,
      tagline: subtitle,
      author: writers.author,
      authors: writers.authors,
      date: at === null ? '' : (dayIn(at, timeZone) ?? ''),
      tag,
      tags: further.tags,
      film: filmInTitle(post.title, tag, options, notes),
      path: post.slug ? `/blogs/${percentDecoded(post.slug)}` : '',
      sections: sections.map((section) => ({ ...section, sectionImage: picture(section.sectionImage) })),
      ratings,
    },
    history: { views: 0, createdAt: status === 'scheduled' ? null : at, updatedAt: post.updatedAt ?? null },
    textPictures: textPictures.map(picture),
    formerPaths: post.formerPaths,
    notes: [...notes, ...textNotes],
    passages,
    scores,
    unplaced: {
      ...unplacedLabels(further),
      ...writers.unplaced,
      ...post.unplaced,
    },
  }
}

function stateOf(
  { isDraft, hidden, at }: HtmlPost,
  now: Date,
  notes: string[],
): Pick<ImportedPost, 'status' | 'publishAt'> {
  if (hidden) notes.push(`${hidden}, so it is a draft`)
  if (hidden || isDraft) return { status: 'draft', publishAt: null }
  const later = scheduleOf(at, now)
  return later.status === 'scheduled' ? later : { status: 'published', publishAt: null }
}
