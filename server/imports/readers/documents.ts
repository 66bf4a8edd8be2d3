import type { Section } from '#domain/posts/post.ts'
import { EMPTY_POST, eachPlainText, POST_FIELD_NAMES } from '#domain/posts/post-fields.ts'
import { withRightKeys } from '#domain/posts/sections/section-keys.ts'
import { isContentWarning } from '#domain/posts/warnings/content-warnings.ts'
import { type JsonPath, jsonElements } from '../files/json-elements.ts'
import { type SourceFile, textPieces } from '../files/source-files.ts'
import { ImportError, type ImportedPost } from '../imported-post.ts'
import { importedAuthors, peopleIn } from './authors.ts'
import { documentIn, type StoredDocument } from './document-values.ts'
import {
  dayIn,
  type Fields,
  filmIn,
  instantIn,
  isFields,
  lineIn,
  linesIn,
  ratingsIn,
  textIn,
  yesOrNo,
} from './fields.ts'
import { storedSeo } from './imported-seo.ts'
import { importedTags, storedSeries } from './labels.ts'
import { entryOf, filesEndingIn, identityOf, type ReadContext, type Reader, scheduleOf } from './reader.ts'

const POSTS = 'blogs'
const OTHERS = new Set(['settings', 'users', 'nextPageToken'])
const KNOWN = new Set<string>([
  ...POST_FIELD_NAMES,
  ...['comments', 'views', 'status', 'publishAt', 'revision', 'updatedBy'],
])
const SECTIONS_MAX = 10_000
const SECTION_TEXTS = ['sectionTitle', 'sectionText', 'sectionImage', 'sectionImgSrc', 'sectionImageAlt'] as const

/** JSON of the REST interface, lists and objects of documents, `__collections__`, dumps of the SDK, Den's own JSON. */
export const documents: Reader = async function* (context) {
  let count = 0
  for (const file of filesEndingIn(context.source, /\.json$/i))
    for await (const document of documentsIn(context, file)) {
      count++
      yield await entryOf(lineIn(document.fields.title) || document.id, () => postOf(document, context))
    }
  if (count === 0) throw new ImportError('There is no document with a title.')
}

async function* documentsIn({ source }: ReadContext, file: SourceFile): AsyncGenerator<StoredDocument> {
  for await (const { path, value } of jsonElements(textPieces(source, file), file.name, decide)) {
    const pages = isFields(value) && Array.isArray(value.documents) ? value.documents : [value]
    for (const each of pages) {
      const key = path.at(-1)
      const document = documentIn(each, typeof key === 'string' ? key : '')
      if (document) yield document
    }
  }
}

function decide(path: JsonPath) {
  const [first, second] = path
  if (path.length === 0) return 'enter'
  if (first === 'documents' || first === POSTS || first === 'posts') return path.length === 1 ? 'enter' : 'take'
  if (first !== '__collections__') return OTHERS.has(String(first)) ? 'skip' : 'take'
  if (path.length === 1) return 'enter'
  if (second !== POSTS) return 'skip'
  return path.length === 2 ? 'enter' : 'take'
}

function postOf(document: StoredDocument, { timeZone, now }: ReadContext): ImportedPost {
  const { fields } = document
  const notes: string[] = []
  if (Array.isArray(fields.sections) && fields.sections.length > SECTIONS_MAX)
    throw new ImportError(`It has more than ${SECTIONS_MAX.toLocaleString('en')} sections.`)
  const sections = (Array.isArray(fields.sections) ? fields.sections : [])
    .filter(isFields)
    .map(withRightKeys)
    .filter(isFields)
  const series = storedSeries(fields.series)
  const seo = storedSeo(fields.seo, false)
  const people = { author: peopleIn(fields.author, false), authors: peopleIn(fields.authors, true) }
  const isUnread = (key: string) =>
    (key === 'series' && series === null) ||
    (key === 'seo' && seo === null) ||
    ((key === 'author' || key === 'authors') && people[key].isUnclear)
  const isUnknown = (key: string) => !KNOWN.has(key) || isUnread(key)
  const unknown = Object.fromEntries(Object.entries(fields).filter(([key]) => isUnknown(key)))
  const unknownInSections = sections.map((section) =>
    Object.fromEntries(Object.entries(section).filter(([key]) => !isSectionKey(key))),
  )
  const names = new Set([...Object.keys(unknown), ...unknownInSections.flatMap((section) => Object.keys(section))])
  if (names.size > 0) notes.push(`kept beside the post, since Den has no such field: ${[...names].join(', ')}`)

  const status = lineIn(fields.status)
  const later = status === 'scheduled' ? scheduleOf(instantIn(fields.publishAt), now) : null
  const date = dayIn(fields.date, timeZone)
  if (date === null && lineIn(fields.date)) notes.push(`the date "${lineIn(fields.date).slice(0, 40)}" is no day`)
  const views = Number(fields.views)
  const further = importedTags(linesIn(fields.tags ?? []))
  notes.push(...further.notes)
  const writers = importedAuthors([...people.author.names, ...people.authors.names])
  notes.push(...writers.notes)
  return {
    source: 'documents',
    sourceId: document.id || identityWithin(fields),
    ...(later ?? { status: status === 'draft' ? 'draft' : 'published', publishAt: null }),
    content: {
      ...EMPTY_POST,
      ...eachPlainText((name) => textIn(fields[name])),
      title: lineIn(fields.title),
      author: writers.author,
      authors: writers.authors,
      date: date ?? dayIn(document.createdAt, timeZone) ?? '',
      tag: lineIn(fields.tag),
      tags: further.tags,
      series,
      featured: yesOrNo(fields.featured) ? 1 : 0,
      pinnedUntil: instantIn(fields.pinnedUntil),
      seo,
      path: textIn(fields.path),
      film: filmIn(fields.film),
      articleImage: textIn(fields.articleImage),
      articleImgSrc: lineIn(fields.articleImgSrc),
      articleImageAlt: lineIn(fields.articleImageAlt),
      sections: sections.map(sectionOf),
      ratings: isFields(fields.ratings) ? ratingsIn(fields.ratings, notes) : null,
      contentWarnings: Array.isArray(fields.contentWarnings) ? fields.contentWarnings.filter(isContentWarning) : [],
      comments: Array.isArray(fields.comments) ? fields.comments : [],
    },
    history: {
      views: Number.isSafeInteger(views) && views > 0 ? views : 0,
      createdAt: instantIn(document.createdAt),
      updatedAt: instantIn(document.updatedAt),
    },
    textPictures: [],
    formerPaths: [],
    notes,
    unplaced: {
      ...unknown,
      ...(further.left.length > 0 && { tags: further.left }),
      ...writers.unplaced,
      ...(unknownInSections.some((section) => Object.keys(section).length > 0) && { sections: unknownInSections }),
    },
  }
}

function sectionOf(section: Fields): Section {
  const [sectionTitle, sectionText, sectionImage, sectionImgSrc, sectionImageAlt] = SECTION_TEXTS.map((key) =>
    textIn(section[key]),
  )
  const film = filmIn(section.sectionFilm)
  return {
    sectionTitle: lineIn(sectionTitle),
    sectionText: sectionText!,
    sectionImage: sectionImage!,
    sectionImgSrc: lineIn(sectionImgSrc),
    sectionImageAlt: lineIn(sectionImageAlt),
    ...(section.sectionSpoilers === 1 && { sectionSpoilers: 1 }),
    ...(textIn(section.sectionReview) && { sectionReview: textIn(section.sectionReview) }),
    ...(film && { sectionFilm: film }),
  }
}

function isSectionKey(key: string): boolean {
  return (SECTION_TEXTS as readonly string[]).includes(key) || /^section(Spoilers|Review|Film)$/.test(key)
}

/** Posts of the same title, path and day may be different ones, so their texts are part of the identity. */
function identityWithin({ title, path, date, tagline, description, sections }: Fields): string {
  return identityOf([title, path, date, tagline, description, sections])
}
