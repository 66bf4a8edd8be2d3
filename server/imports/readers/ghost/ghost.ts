import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import { type JsonPath, jsonElements } from '../../files/json-elements.ts'
import { type SourceFile, type SourceFiles, textPieces } from '../../files/source-files.ts'
import { pageOf } from '../../imported-page.ts'
import { ImportError, type ImportedPost } from '../../imported-post.ts'
import { THIS_BLOG } from '../../text/html-addresses.ts'
import { htmlToSections } from '../../text/html-to-sections.ts'
import { lineOf, parseHtml } from '../../text/html-tree.ts'
import { lexicalToHtml } from '../../text/lexical.ts'
import { importedAuthors } from '../authors.ts'
import { dayIn, type Fields, instantIn, isFields, lineIn, textIn, yesOrNo } from '../fields.ts'
import { filmInTitle } from '../found-film.ts'
import { ratingsOf } from '../found-ratings.ts'
import { importedSeo } from '../imported-seo.ts'
import { tagsBeside, unplacedLabels } from '../labels.ts'
import { entryOf, filesBeginning, filesEndingIn, type ReadContext, type Reader, scheduleOf } from '../reader.ts'
import { publicHtml, publicLexical } from './ghost-gates.ts'
import { GhostRedirects } from './ghost-redirects.ts'
import { ghostSeo } from './ghost-seo.ts'
import { GhostTables, POST_TABLES, type PostRelations } from './ghost-tables.ts'

/** Ghost's export: a JSON file, with its pictures in the same folder or archive, or beside it. It is read twice, as a stream. */
export const ghost: Reader = async function* (context) {
  const known = await ghostFilesIn(context.source)
  const [file, another] = known.length > 0 ? known : filesEndingIn(context.source, /\.json$/i)
  if (!file) throw new ImportError('There is no JSON file.')
  if (another)
    throw new ImportError(`There are several JSON files. Name the one to import: ${file.name}, ${another.name}, …`)
  const tables = new GhostTables()
  for await (const { path, value } of rows(context, file, POST_TABLES)) tables.add(String(path.at(-2)), value)
  const redirects = await GhostRedirects.read(context.source, context.siteUrl)
  let count = 0
  for await (const { value } of rows(context, file, ['posts'])) {
    count++
    if (!isFields(value)) continue
    yield await entryOf(lineIn(value.title) || `post ${count}`, () => {
      const relations = tables.of(lineIn(value.id), lineIn(value.author_id))
      const post = postOf(value, { ...relations, redirects }, context)
      return lineIn(value.type) === 'page' || yesOrNo(value.page) ? pageOf(post) : post
    })
  }
  yield* redirects.unplaced()
  if (count > 0) {
    yield* tables.profiles(local)
    if (tables.colours().size > 0) yield { colours: tables.colours() }
  }
  const members = tables.members.list()
  if (members) yield members
  else if (count === 0) throw new ImportError(`${file.name} holds no posts of Ghost.`)
}

/** Ghost's JSON begins with the table names within `data`; documents have none. */
export function ghostFilesIn(source: SourceFiles): Promise<SourceFile[]> {
  return filesBeginning(
    source,
    /\.json$/i,
    /^\s*\{\s*"(?:db"\s*:\s*\[|meta"\s*:\s*\{|data"\s*:\s*\{\s*"(?:posts|users|tags|settings|members|roles|posts_\w+|[a-z_]+"\s*:\s*\[))/,
  )
}

/** The rows of some tables, below `data` or `db.0.data`. */
function rows({ source }: ReadContext, file: SourceFile, tables: readonly string[]) {
  return jsonElements(textPieces(source, file), file.name, (path: JsonPath) => {
    const inDb = path[0] === 'db' ? path.slice(2) : path
    if (path[0] === 'db' && path.length <= 2) return path[1] === undefined || path[1] === 0 ? 'enter' : 'skip'
    const [data, table, row] = inDb
    if (data === undefined) return 'enter'
    if (data !== 'data' || (table !== undefined && !tables.includes(String(table)))) return 'skip'
    return row === undefined ? 'enter' : 'take'
  })
}

function postOf(
  row: Fields,
  { tags, authors, unnamed, authorEmails, meta, redirects }: PostRelations & { readonly redirects: GhostRedirects },
  context: ReadContext,
): ImportedPost {
  const { timeZone, now, siteUrl } = context
  const notes: string[] = []
  const at = instantOf(row.published_at)
  const slug = lineIn(row.slug)
  const [category = '', ...others] = tags
  const writers = importedAuthors(authors)
  notes.push(...writers.notes)
  if (unnamed > 0) notes.push(`authors left out, whom the export does not name: ${unnamed}`)
  if (textIn(row.codeinjection_head) || textIn(row.codeinjection_foot)) notes.push('left out: injected code')
  const state = stateOf(row, meta, at, now, notes)
  const { html, isGated } = publicHtmlOf(row)
  if (isGated) notes.push('left out: blocks that not every reader sees there')
  const { sections, textPictures, notes: textNotes, passages } = htmlToSections(html, { base: THIS_BLOG })
  const { ratings, scores, tag } = ratingsOf({}, { sections, category, others }, context, notes)
  const further = tagsBeside(tag, { category, others }, notes)
  const excerpt = textIn(row.custom_excerpt).trim()
  const caption = textIn(meta.feature_image_caption ?? row.feature_image_caption)
  const articleImage = local(textIn(row.feature_image))
  const led = slug ? redirects.leadingTo(`/${slug}`) : []
  const formerPaths = slug ? [`/${slug}/`, ...led] : []
  const { unplaced, ...searched } = ghostSeo(row, meta, local)
  const said = {
    title: lineIn(row.title),
    description: excerpt,
    picture: articleImage,
    addresses: formerPaths,
    siteUrl,
  }
  const seo = importedSeo(searched, said, notes)
  return {
    source: 'ghost',
    sourceId: lineIn(row.uuid) || lineIn(row.id),
    ...state,
    authorEmails,
    content: {
      ...EMPTY_POST,
      title: lineIn(row.title),
      tagline: excerpt,
      description: excerpt,
      author: writers.author,
      authors: writers.authors,
      date: dayIn(state.publishAt ?? at ?? '', timeZone) ?? '',
      tag,
      tags: further.tags,
      film: filmInTitle(lineIn(row.title), tag, context, notes),
      featured: yesOrNo(row.featured) ? 1 : 0,
      path: slug ? `/blogs/${slug}` : '',
      articleImage,
      articleImageAlt: lineIn(meta.feature_image_alt ?? row.feature_image_alt),
      articleImgSrc: caption ? lineOf(parseHtml(caption)) : '',
      sections: sections.map((section) => ({ ...section, sectionImage: local(section.sectionImage) })),
      ratings,
      seo,
    },
    history: { views: 0, createdAt: at ?? instantOf(row.created_at), updatedAt: instantOf(row.updated_at) },
    textPictures: textPictures.map(local),
    formerPaths,
    redirects: led,
    notes: [...notes, ...textNotes],
    passages,
    scores,
    unplaced: {
      ...unplacedLabels(further),
      ...writers.unplaced,
      ...unplaced,
    },
  }
}

function stateOf(
  row: Fields,
  meta: Fields,
  at: string | null,
  now: Date,
  notes: string[],
): Pick<ImportedPost, 'status' | 'publishAt'> {
  const draft = { status: 'draft', publishAt: null } as const
  const visibility = lineIn(row.visibility) || 'public'
  const status = lineIn(row.status)
  if (visibility !== 'public') {
    notes.push(`for ${visibility} only there; Den has no members, so it is a draft`)
    return draft
  }
  if (status === 'sent' || yesOrNo(meta.email_only ?? row.email_only)) {
    notes.push('by e-mail only there, so it is a draft')
    return draft
  }
  if (status === 'scheduled') {
    const later = scheduleOf(at, now)
    if (later.status === 'draft') notes.push('scheduled there for a time that has passed, so it is a draft')
    return later
  }
  return status === 'published' ? { status: 'published', publishAt: null } : draft
}

function publicHtmlOf(row: Fields): { readonly html: string; readonly isGated: boolean } {
  const html = textIn(row.html)
  if (html.trim() !== '') {
    const { text, isGated } = publicHtml(html)
    return { html: withoutGhostUrl(text), isGated }
  }
  const lexical = textIn(row.lexical)
  if (lexical) {
    const { text, isGated } = publicLexical(lexical)
    return { html: withoutGhostUrl(lexicalToHtml(text)), isGated }
  }
  if (hasWords(textIn(row.mobiledoc)))
    throw new ImportError(
      'Its text is in Mobiledoc alone, which is not read. Open and save it in Ghost, and export again.',
    )
  return { html: '', isGated: false }
}

/** Whether a text in Mobiledoc holds cards or words. Its sections are lists such as `[1, "p", [[0, [], 0, "words"]]]`. */
function hasWords(mobiledoc: string): boolean {
  if (mobiledoc.trim() === '') return false
  try {
    const { cards, sections } = JSON.parse(mobiledoc)
    const isWritten = (part: unknown): boolean =>
      Array.isArray(part) ? part.some(isWritten) : typeof part === 'string' && part.trim().length > 0
    const markers = (section: unknown) => (Array.isArray(section) ? section.slice(2) : section)
    return cards?.length > 0 || (Array.isArray(sections) && sections.map(markers).some(isWritten))
  } catch {
    return true
  }
}

/** Removes Ghost's placeholder for the site's address, so that links to it lead to this blog. */
function withoutGhostUrl(html: string): string {
  return html.replaceAll('__GHOST_URL__', '')
}

function local(reference: string): string {
  return reference.replace(/^__GHOST_URL__/, '')
}

/** Text, in UTC where it says no zone, or milliseconds. */
function instantOf(value: unknown): string | null {
  if (typeof value !== 'number') return instantIn(value)
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : instantIn(date.toISOString())
}
