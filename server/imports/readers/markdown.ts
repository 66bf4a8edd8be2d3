import { basename } from 'node:path'
import type { Film } from '#domain/posts/film/film-fields.ts'
import { MARKDOWN_FORMAT } from '#domain/posts/markdown/markdown-post.ts'
import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import { isContentWarning } from '#domain/posts/warnings/content-warnings.ts'
import { readWhole, type SourceFile, type SourceFiles, textOf } from '../files/source-files.ts'
import { ImportError, type ImportedPost } from '../imported-post.ts'
import { markdownToSections } from '../text/markdown-to-sections.ts'
import { denPost } from './den-markdown.ts'
import {
  dayIn,
  type Fields,
  filmOf,
  instantIn,
  isFields,
  lineIn,
  linesIn,
  ratingsIn,
  textIn,
  filmIn as wholeFilmIn,
  yearIn,
  yesOrNo,
} from './fields.ts'
import { readFrontMatter } from './front-matter.ts'
import { MarkdownLinks, slugOf } from './markdown-links.ts'
import {
  beginningOf,
  entryOf,
  filesEndingIn,
  identityOf,
  publicationIn,
  type ReadContext,
  type Reader,
  scheduleOf,
} from './reader.ts'

/** In bytes: the texts of a post have 2 MB at most, and an export of Den may contain one twice. */
const FILE_MAX = 5_000_000
export const MARKDOWN = /\.(md|markdown|mdown|mkd)$/i
/** Papers about a project, which are no posts of its site unless they have front matter. */
const PAPER =
  /(^|\/)(readme|licen[cs]e|copying|notice|changelog|contributing|contributors|maintainers|code[-_]of[-_]conduct|(pull_request|issue)_template)([._-][^/]*)?$/i
/** What the program of a site takes for itself: packages, templates and parts of pages. Other folders with `_` are collections of Jekyll. */
const INTERNAL =
  /(^|\/)(node_modules\/|\.[^/]+\/|_(includes?|layouts?|data|site|sass|templates?|partials?|components?)\/|_[^/]*$)/i
const INDEX = /^index\.\w+$/i
const IN_DRAFTS = /(^|\/)_?drafts\//i
const GIVEN_DRAFTS = /(^|\/)_?drafts(\/[^/]+\.(md|markdown|mdown|mkd))?$/i

/** A folder or archive of Markdown files with front matter, as Jekyll, Hugo, Eleventy, Astro and Obsidian write them. */
export const markdown: Reader = async function* (context) {
  const all = filesEndingIn(context.source, MARKDOWN)
  const posts = all.filter(({ name }) => !INTERNAL.test(name))
  if (posts.length === 0)
    throw new ImportError('There is no Markdown but that of programs and templates, which is passed over.')
  if (posts.every(({ name }) => PAPER.test(name)))
    throw new ImportError('There is no Markdown but a README or the like, which is passed over.')
  // Names are identities, which must not depend on files beside the posts.
  const root = commonFolder(posts.filter(({ name }) => !PAPER.test(name)))
  const pictureRoot = commonFolder(context.source.files)
  const needsFrontMatter = posts.length > 1 && (await someHaveFrontMatter(context.source, posts))
  if (posts.length < all.length)
    yield {
      name: all.length - posts.length === 1 ? '1 file' : `${all.length - posts.length} files`,
      refusal:
        'They belong to a program or are templates: names that begin with _ or a dot, folders of templates, and node_modules.',
    }
  const files = new Map(posts.map((file) => [file.name.slice(pictureRoot.length).replace(MARKDOWN, ''), file]))
  const links = new MarkdownLinks(context.source, files, context.siteUrl, FILE_MAX)
  for (const file of posts) {
    const name = file.name.startsWith(root) ? file.name.slice(root.length) : file.name
    const place = file.name.slice(pictureRoot.length)
    const hasOwnName = file.name !== basename(context.path) && !INDEX.test(name)
    const isAmongDrafts = IN_DRAFTS.test(file.name) || GIVEN_DRAFTS.test(context.path)
    yield await entryOf(name, async () => {
      const text = textOf(await readWhole(context.source, file, FILE_MAX), name)
      const isPlain = !hasFrontMatter(text)
      if (isPlain && PAPER.test(name))
        throw new ImportError('It tells of the project and has no front matter, so it is no post.')
      const resolved = await links.resolved(text, place)
      const post = postOf({ name, place, isAmongDrafts, hasOwnName }, resolved, context)
      if (!isPlain || !needsFrontMatter || post.status === 'draft') return post
      const note = 'without front matter, which the posts here have, so it is a draft'
      return { ...post, status: 'draft', publishAt: null, notes: [note, ...post.notes] }
    })
  }
}

async function someHaveFrontMatter(source: SourceFiles, files: readonly SourceFile[]): Promise<boolean> {
  for (const file of files) if (hasFrontMatter((await beginningOf(source, file)) ?? '')) return true
  return false
}

function hasFrontMatter(text: string): boolean {
  return /^\ufeff?\s*(---|\+\+\+)[ \t]*\r?\n/.test(text)
}

interface MarkdownFile {
  readonly name: string
  /** Its name relative to the root of all files, to which its pictures are relative. */
  readonly place: string
  /** Whether it is in a folder of drafts, which may be the only folder. */
  readonly isAmongDrafts: boolean
  /** Whether its name is unique within the site. */
  readonly hasOwnName: boolean
}

function postOf(
  { name, place, isAmongDrafts, hasOwnName }: MarkdownFile,
  text: string,
  { timeZone, now, siteUrl }: ReadContext,
): ImportedPost {
  const { fields: typed, body } = readFrontMatter(text)
  if (typed.format === MARKDOWN_FORMAT)
    return denPost({ name, fields: typed, body, now, beside: (reference) => beside(reference, place) })
  const known = new KnownFields(typed)
  const stem = name.split('/').at(-1)!.replace(MARKDOWN, '')
  const [, dayInName, nameWithoutDay = stem] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(stem) ?? []
  const { sections, textPictures, notes: textNotes } = markdownToSections(body, siteUrl)
  const notes = [...textNotes]

  const isPublished = known.takeYesOrNo('published')
  const dated =
    known.take(
      'publishdate',
      'date',
      'pubdate',
      'published',
      'published_at',
      'created',
      'created_at',
      'watched',
      'watcheddate',
      'watched_date',
    ) ?? dayInName
  const updated = known.take('updated', 'lastmod', 'modified', 'updated_at', 'last_modified_at')
  const draft = known.takeYesOrNo('draft')
  const publish = known.takeYesOrNo('publish')
  const status = lineIn(known.take('status')).toLowerCase()
  const at = publicationIn(known.take('publishat', 'publish_at'), timeZone, now) ?? publicationIn(dated, timeZone, now)
  const isDraft =
    draft === true ||
    isPublished === false ||
    publish === false ||
    ['draft', 'private'].includes(status) ||
    isAmongDrafts
  const later = scheduleOf(at, now)
  const isScheduled = !isDraft && later.status === 'scheduled'

  const [title, ...sectionsBelow] = titleIn(known, sections)
  const categories = linesIn(known.take('category', 'categories') ?? [])
  const tags = linesIn(known.take('tag', 'tags') ?? [])
  const [category = tags[0] ?? '', ...others] = categories
  const left = [...others, ...(categories.length > 0 ? tags : tags.slice(1))]
  if (left.length > 0) notes.push(`a post has one category: ${left.map((tag) => `"${tag}"`).join(', ')} left out`)
  const authors = linesIn(known.take('author', 'authors') ?? [])
  known.take('slug')
  const slug = slugOf(name, typed)
  const date = dayIn(dated, timeZone) ?? ''
  if (date === '' && lineIn(dated) !== '') notes.push(`its date "${lineIn(dated).slice(0, 40)}" is none`)
  const ratings = known.take('ratings', 'scores')
  const warnings = known.take('contentwarnings', 'content_warnings')
  const overall = known.take('rating', 'score')
  const description = textIn(known.take('description', 'excerpt', 'summary', 'longcaption')).trim()

  return {
    source: 'markdown',
    sourceId: hasOwnName ? name : identityOf([slug, title, date]),
    status: isDraft ? 'draft' : isScheduled ? 'scheduled' : 'published',
    publishAt: isScheduled ? later.publishAt : null,
    content: {
      ...EMPTY_POST,
      title: title || nameWithoutDay.replace(/[-_]+/g, ' '),
      tagline: textIn(known.take('tagline', 'subtitle', 'shortcaption')).trim() || description,
      description,
      author: authors.join(', '),
      date,
      tag: category,
      featured: known.takeYesOrNo('featured') ? 1 : 0,
      path: slug === 'index' ? '' : `/blogs/${slug}`,
      film: filmIn(known),
      articleImage: beside(pictureIn(known), place),
      articleImageAlt: lineIn(known.take('image_alt', 'imagealt', 'cover_alt', 'picturealt', 'alt')),
      articleImgSrc: lineIn(
        known.take('image_source', 'imagesource', 'picturesource', 'image_credit', 'credit', 'caption'),
      ),
      sections: sectionsBelow.map((section) => ({ ...section, sectionImage: beside(section.sectionImage, place) })),
      contentWarnings: Array.isArray(warnings) ? warnings.filter(isContentWarning) : [],
      ratings: ratingsIn({ ...(isFields(ratings) ? ratings : {}), ...(overall !== undefined && { overall }) }, notes),
    },
    history: { views: 0, createdAt: at && !isScheduled ? at : null, updatedAt: instantIn(updated) },
    textPictures: textPictures.map((reference) => beside(reference, place)),
    formerPaths: [
      ...linesIn(known.take('aliases', 'redirect_from') ?? []),
      ...linesIn(known.take('permalink', 'url', 'path') ?? []),
      ...usualAddress(place, slug, categories),
    ],
    notes: [...notes, ...known.unknownNotes()],
    unplaced: known.rest(),
  }
}

/** The address that Jekyll, Hugo or Astro give a file if nothing says otherwise. */
function usualAddress(place: string, slug: string, categories: readonly string[]): string[] {
  const [, year, month, day, name] = /(?:^|\/)(\d{4})-(\d{1,2})-(\d{1,2})-([^/]+)\.\w+$/.exec(place) ?? []
  if (name) {
    const folder = categories.map((category) => `/${category.toLowerCase()}`).join('')
    return [`${folder}/${year}/${month!.padStart(2, '0')}/${day!.padStart(2, '0')}/${name}.html`]
  }
  const [, section = '', file] = /(?:^|\/)content\/(?:(.+)\/)?([^/]+)\.\w+$/.exec(place) ?? []
  if (!file) return []
  const parts = [section, ...(/^_?index$/i.test(file) ? [] : [slug])].filter(Boolean)
  return parts.length > 0 ? [`/${parts.join('/')}/`] : []
}

function titleIn(known: KnownFields, sections: ReturnType<typeof markdownToSections>['sections']) {
  const title = lineIn(known.take('title'))
  const [first, ...rest] = sections
  const isRepeated = first && first.sectionTitle !== '' && (title === '' || first.sectionTitle === title)
  if (!isRepeated) return [title, ...sections] as const
  const opening = first.sectionText || first.sectionImage ? [{ ...first, sectionTitle: '' }] : []
  return [first.sectionTitle, ...opening, ...rest] as const
}

function pictureIn(known: KnownFields): string {
  const value = known.take(
    'image',
    'cover',
    'featured_image',
    'featuredimage',
    'feature_image',
    'heroimage',
    'hero',
    'thumbnail',
    'picture',
    'poster',
    'cover_image',
    'banner',
  )
  if (Array.isArray(value)) return lineIn(value[0])
  return isFields(value) ? lineIn(value.src ?? value.url ?? value.image ?? value.path) : lineIn(value)
}

function filmIn(known: KnownFields): Film | null {
  const film = known.take('film', 'movie', 'film_title', 'movie_title', 'filmtitle')
  const fields: Fields = isFields(film) ? film : { title: film }
  const [year, director] = [known.take('film_year', 'movie_year', 'year', 'release_year'), known.take('director')]
  return filmOf({
    ...wholeFilmIn(fields),
    title: lineIn(fields.title) || undefined,
    year: yearIn(fields.year ?? year),
    director: linesIn(fields.director ?? director ?? []).join(', ') || undefined,
  })
}

/** Converts a name relative to the file into one relative to the folder. Others stay as they are. */
function beside(reference: string, fileName: string): string {
  if (reference === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(reference)) return reference
  const folder = fileName.split('/').slice(0, -1)
  for (const part of reference.split('/')) {
    if (part === '..') folder.pop()
    else if (part !== '.') folder.push(part)
  }
  return folder.join('/')
}

function commonFolder(files: readonly SourceFile[]): string {
  const [first] = files
  const folder = first ? first.name.slice(0, first.name.indexOf('/') + 1) : ''
  return folder !== '' && files.every(({ name }) => name.startsWith(folder)) ? folder : ''
}

/** Front matter by names in any case. */
class KnownFields {
  readonly #fields: Map<string, { readonly name: string; readonly value: unknown }>

  constructor(fields: Fields) {
    this.#fields = new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), { name, value }]))
  }

  /** The first of these fields that has a value; it no longer counts as an unknown field. */
  take(...names: readonly string[]): unknown {
    for (const name of names) {
      const field = this.#fields.get(name)
      if (!field) continue
      this.#fields.delete(name)
      if (field.value !== null && field.value !== undefined) return field.value
    }
    return undefined
  }

  /** A value that is neither yes nor no, such as the date in `published`, stays a field. */
  takeYesOrNo(name: string): boolean | undefined {
    const said = yesOrNo(this.#fields.get(name)?.value)
    if (said !== undefined) this.#fields.delete(name)
    return said
  }

  rest(): Fields {
    return Object.fromEntries([...this.#fields.values()].map(({ name, value }) => [name, value]))
  }

  unknownNotes(): string[] {
    const names = [...this.#fields.values()].map(({ name }) => name)
    return names.length > 0 ? [`kept beside the post, since Den has no such field: ${names.join(', ')}`] : []
  }
}
