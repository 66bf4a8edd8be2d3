import { readSection, sectionsOf } from '#domain/posts/markdown/markdown-section.ts'
import type { Score, Section } from '#domain/posts/post.ts'
import { eachPlainText, markdownName, POST_FIELD_NAMES } from '#domain/posts/post-fields.ts'
import { eachRating, RATING_NAMES } from '#domain/posts/ratings.ts'
import type { Seo } from '#domain/posts/seo/seo.ts'
import { isContentWarning } from '#domain/posts/warnings/content-warnings.ts'
import type { ImportedPost } from '../../imported-post.ts'
import { textPicture } from '../../text/section-builder.ts'
import { storedAuthors } from '../authors.ts'
import { type Fields, filmIn, instantIn, isFields, lineIn, scoreIn, textIn, yesOrNo } from '../fields.ts'
import { storedSeo } from '../imported-seo.ts'
import { storedSeries, storedTags } from '../labels.ts'
import { scheduleOf } from '../reader.ts'

/** More sections than any post has. */
const SECTIONS_MAX = 1_000
const TEXT_PICTURE = /^!\[(.*)\]\(([^()\s]+)\)$/gm
const KNOWN = new Set([
  ...POST_FIELD_NAMES.map(markdownName),
  ...['kind', 'status', 'publishAt', 'id', 'createdAt', 'updatedAt', 'format'],
])

interface DenFile {
  readonly name: string
  readonly fields: Fields
  readonly body: string
  readonly now: Date
  readonly beside: (reference: string) => string
}

/** A post that `den export` wrote: nothing of it is converted. */
export function denPost({ name, fields, body, now, beside }: DenFile): ImportedPost {
  const status = lineIn(fields.status)
  const later = status === 'scheduled' ? scheduleOf(instantIn(fields.publishAt), now) : null
  const id = lineIn(fields.id)
  const unknown = Object.keys(fields).filter((key) => !KNOWN.has(key))
  const textPictures: string[] = []
  return {
    source: 'den',
    sourceId: id || name,
    ...(later ?? { status: status === 'published' ? 'published' : 'draft', publishAt: null }),
    content: {
      ...eachPlainText((name) => textIn(fields[markdownName(name)])),
      title: lineIn(fields.title),
      author: lineIn(fields.author),
      date: lineIn(fields.date),
      authors: storedAuthors(fields.authors),
      tag: lineIn(fields.category),
      tags: storedTags(fields.tags),
      series: storedSeries(fields.series),
      featured: yesOrNo(fields.featured) ? 1 : 0,
      pinnedUntil: instantIn(fields.pinnedUntil),
      seo: seoIn(fields.seo, beside, status !== 'published' && status !== 'scheduled'),
      path: textIn(fields.path),
      film: filmIn(fields.film),
      articleImage: beside(textIn(fields.image)),
      articleImageAlt: textIn(fields.imageAlt),
      sections: sectionsIn(fields.sections, body).map((section) => ({
        ...section,
        sectionImage: beside(section.sectionImage),
        sectionText: section.sectionText.replace(TEXT_PICTURE, (whole, alt: string, reference: string) => {
          if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(reference)) return whole
          textPictures.push(beside(reference))
          return `![${alt}](${textPicture(textPictures.length - 1)})`
        }),
      })),
      ratings: isFields(fields.ratings) ? scoresIn(fields.ratings) : null,
      contentWarnings: Array.isArray(fields.contentWarnings) ? fields.contentWarnings.filter(isContentWarning) : [],
      comments: [],
      ...(lineIn(fields.kind) === 'page' && { kind: 'page' }),
    },
    history: {
      views: 0,
      createdAt: instantIn(fields.createdAt),
      updatedAt: instantIn(fields.updatedAt),
      ...(/^p_[a-z2-7]{20}$/.test(id) && { id }),
    },
    textPictures,
    formerPaths: [],
    notes: unknown.length > 0 ? [`kept beside the post, since Den has no such field: ${unknown.join(', ')}`] : [],
    unplaced: Object.fromEntries(unknown.map((key) => [key, fields[key]])),
  }
}

function seoIn(value: unknown, beside: DenFile['beside'], isDraft: boolean): Seo | null {
  const seo = storedSeo(value, isDraft)
  return seo?.picture ? { ...seo, picture: beside(seo.picture) } : seo
}

function sectionsIn(value: unknown, body: string): Section[] {
  const parts = sectionsOf(body)
  const facts = new Map<number, Fields>()
  for (const each of Array.isArray(value) ? value.filter(isFields) : []) {
    const number = Number(each.section)
    if (Number.isInteger(number) && number >= 1 && number <= SECTIONS_MAX) facts.set(number, each)
  }
  const count = Math.max(parts.length, ...facts.keys())
  return Array.from({ length: count }, (_, index) => sectionIn(parts[index] ?? '', facts.get(index + 1) ?? {}))
}

function sectionIn(part: string, { spoilers, review, film, ...fields }: Fields): Section {
  const named = Object.fromEntries(
    ['title', 'image', 'source', 'alt', 'text'].flatMap((name) =>
      typeof fields[name] === 'string' ? [[name, textIn(fields[name])]] : [],
    ),
  )
  const read = readSection(part, named)
  const sectionFilm = filmIn(film)
  return {
    sectionTitle: lineIn(read.title) === read.title.trim() ? read.title : lineIn(read.title),
    sectionText: read.text,
    sectionImage: read.image,
    sectionImgSrc: read.source,
    sectionImageAlt: read.alt,
    ...(spoilers === true && { sectionSpoilers: 1 }),
    ...(typeof review === 'string' && { sectionReview: textIn(review) }),
    ...(sectionFilm && { sectionFilm }),
  }
}

function scoresIn(values: Fields) {
  const scores = eachRating<Score>(null)
  for (const name of [...RATING_NAMES, 'overall'] as const) scores[name] = scoreIn(values[name])
  return scores
}
