import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import { percentDecoded } from '#domain/text/percent-decoded.ts'
import type { SourceFile, SourceFiles } from '../../files/source-files.ts'
import { TextBudget } from '../../files/text-budget.ts'
import { pageOf } from '../../imported-page.ts'
import { ImportError, type ImportedEntry, type ImportedPost, type ImportedProfile } from '../../imported-post.ts'
import { isPlain } from '../../old-site.ts'
import { htmlToSections } from '../../text/html-to-sections.ts'
import { wordPressHtml } from '../../text/wordpress-html.ts'
import { importedAuthors } from '../authors.ts'
import { dayIn, instantIn, lineIn, textIn } from '../fields.ts'
import { filmInTitle } from '../found-film.ts'
import { ratingsOf } from '../found-ratings.ts'
import { importedSeo } from '../imported-seo.ts'
import { tagsBeside, unplacedLabels } from '../labels.ts'
import { entryOf, filesBeginning, filesEndingIn, type ReadContext, type Reader, scheduleOf } from '../reader.ts'
import { PostIds } from './post-ids.ts'
import { GuestAuthors, plain, writersOf } from './wordpress-authors.ts'
import { withFootnotes } from './wordpress-footnotes.ts'
import { type WordPressFile, type WordPressItem, wordPressItems } from './wordpress-items.ts'
import { guestProfile, termProfile } from './wordpress-people.ts'
import { scoreAmong } from './wordpress-scores.ts'
import { seoAmong } from './wordpress-seo.ts'

const INTERNAL = new Set([
  'attachment',
  'revision',
  'nav_menu_item',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'guest-author',
  'wp_block',
  'wp_template',
  'wp_template_part',
  'wp_global_styles',
  'wp_navigation',
  'wp_font_family',
  'wp_font_face',
])
/** Each attachment has three texts. */
const ATTACHMENTS_MAX = { characters: 50_000_000, texts: 600_000 }

interface Attachment {
  readonly url: string
  readonly alt: string
}

interface Attachments {
  readonly byId: Map<string, Attachment>
  /** Pictures by the id of the post that they were added to. */
  readonly ofPosts: Map<string, Attachment[]>
  readonly guests: GuestAuthors
}

const XML = /\.(xml|wxr)$/i
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i

interface Site extends ReadContext {
  readonly head: WordPressFile
  readonly attachments: Attachments | undefined
}

/** WordPress's export (WXR), in one file or several. They are read twice: attachments, and posts that others link to, come later. */
export const wordpress: Reader = async function* (context) {
  const known = await wordpressFilesIn(context.source)
  const files = known.length > 0 ? known : filesEndingIn(context.source, XML)
  const head: WordPressFile = { link: '', authors: new Map(), authorEmails: new Map(), people: new Map() }
  const attachments = await attachmentsIn(context, files, head)
  if (!head.link) throw new ImportError('There is no export of WordPress: no XML names a site.')
  const ids = new PostIds()
  for (const file of files) {
    ids.beginFile()
    for await (const item of wordPressItems(context.source, file, head)) {
      const site = { ...context, head, attachments: attachments.get(siteOf(head)) }
      for (const reading of entriesOf(item, site)) {
        const entry = await reading
        yield 'sourceId' in entry ? { ...entry, sourceId: ids.of(entry) } : entry
      }
    }
  }
  yield* profilesOf(attachments, head)
}

function* profilesOf(
  sites: ReadonlyMap<string, Attachments>,
  head: WordPressFile,
): Generator<ImportedProfile, void, undefined> {
  const pictureOf = (site: Attachments | undefined) => (id: string) => site?.byId.get(id)?.url
  for (const site of sites.values())
    for (const [name, fields] of site.guests.fields()) {
      const profile = guestProfile(name, fields, pictureOf(site))
      if (profile) yield profile
    }
  for (const [name, fields] of head.people) {
    const profile = termProfile(name, fields, pictureOf(sites.get(siteOf(head))))
    if (profile) yield profile
  }
}

/** Feeds, sitemaps and other XML are no exports. */
export function wordpressFilesIn(source: SourceFiles): Promise<SourceFile[]> {
  return filesBeginning(source, XML, /\bxmlns:wp\s*=|<wp:wxr_version>/)
}

/** Attachments and guest authors by site, since two sites may use the same ids. */
async function attachmentsIn({ source, oldSite }: ReadContext, files: readonly SourceFile[], head: WordPressFile) {
  const sites = new Map<string, Attachments>()
  const budget = new TextBudget(ATTACHMENTS_MAX, 'The export has more attachments than any blog.')
  for (const file of files)
    for await (const item of wordPressItems(source, file, head)) {
      const { texts, meta } = item
      const type = texts['wp:post_type']
      oldSite.addRoot(head.link)
      if (isPublishable(item)) oldSite.addPost(lineIn(texts.link), lineIn(texts['wp:post_id']))
      if (type !== 'attachment' && type !== 'guest-author') continue
      const { byId, ofPosts, guests } = sites.get(siteOf(head)) ?? noAttachments()
      sites.set(siteOf(head), { byId, ofPosts, guests })
      if (type === 'guest-author') {
        guests.add(item)
        continue
      }
      const kept = (text: string | undefined) => budget.keep(lineIn(text))
      const alt = kept(meta._wp_attachment_image_alt)
      const caption = kept(texts['excerpt:encoded'])
      const attachment = { url: kept(texts['wp:attachment_url']), alt, ...(caption && { caption }) }
      byId.set(kept(texts['wp:post_id']), attachment)
      const parent = lineIn(texts['wp:post_parent'])
      if (!PICTURE.test(attachment.url) || !/^[1-9]\d*$/.test(parent)) continue
      const ofPost = ofPosts.get(parent)
      if (ofPost) ofPost.push(attachment)
      else ofPosts.set(kept(parent), [attachment])
    }
  return sites
}

function noAttachments(): Attachments {
  return { byId: new Map(), ofPosts: new Map(), guests: new GuestAuthors() }
}

/** Identifies a site: the same with http and https, and with and without `www`. */
function siteOf({ link }: WordPressFile): string {
  if (!URL.canParse(link)) return link
  const { host, pathname } = new URL(link)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`
}

function isPublishable({ texts }: WordPressItem): boolean {
  const type = lineIn(texts['wp:post_type'])
  return (
    (type === 'post' || type === 'page') && !['auto-draft', 'inherit', 'trash'].includes(lineIn(texts['wp:status']))
  )
}

function* entriesOf(item: WordPressItem, site: Site): Generator<ImportedEntry | Promise<ImportedEntry>> {
  const type = lineIn(item.texts['wp:post_type'])
  const status = lineIn(item.texts['wp:status'])
  if (INTERNAL.has(type) || status === 'auto-draft' || status === 'inherit') return
  const name = lineIn(item.texts.title) || `${type} ${lineIn(item.texts['wp:post_id'])}`
  if (type !== 'post' && type !== 'page') yield { name, refusal: `It is of a kind that Den does not have: ${type}.` }
  else if (status === 'trash') yield { name, refusal: 'It lies in the trash there.' }
  else yield entryOf(name, () => (type === 'page' ? pageOf(postOf(item, site)) : postOf(item, site)))
}

function postOf(item: WordPressItem, { head, attachments, timeZone, now, ...options }: Site): ImportedPost {
  const { texts, meta, categories, comments } = item
  const noted = withFootnotes(textIn(texts['content:encoded']), meta.footnotes)
  const {
    html,
    notes: shortcodes,
    score: written,
  } = wordPressHtml(
    noted ?? textIn(texts['content:encoded']),
    attachments?.byId ?? new Map(),
    attachments?.ofPosts.get(lineIn(texts['wp:post_id'])),
  )
  const { sections, textPictures, notes: textNotes, passages } = htmlToSections(html, { base: head.link })
  const at = gmt(texts['wp:post_date_gmt'])
  const notes: string[] = []
  const state = stateOf(texts, at, now, notes)
  const named = categories
    .filter(({ domain, name }) => ['category', 'post_tag'].includes(domain) && name !== 'Uncategorized')
    .map(({ domain, name }) => ({ domain, name: plain(name) }))
  const category = named.find(({ domain }) => domain === 'category')?.name ?? ''
  const labels = { category, others: named.map(({ name }) => name).filter((name) => name !== category) }
  if (comments > 0) notes.push(`comments not moved: ${comments}`)
  const title = plain(textIn(texts.title))
  const score = scoreAmong(meta)
  const rated = { overall: score?.text || written }
  const { ratings, scores, tag } = ratingsOf(rated, { sections, ...labels }, options, notes)
  const further = tagsBeside(tag, labels, notes)
  const searched = seoAmong(meta, { title, plain }, notes)
  const placed = [score?.name, noted === null ? undefined : 'footnotes', ...searched.names]
  const fields = Object.fromEntries(
    Object.entries(meta).filter(([key]) => !key.startsWith('_') && !placed.includes(key)),
  )
  if (Object.keys(fields).length > 0)
    notes.push(`kept beside the post, since Den has no such field: ${Object.keys(fields).join(', ')}`)
  const picture = attachments?.byId.get(lineIn(meta._thumbnail_id))
  // Squarespace puts the folder in front.
  const slug = percentDecoded(lineIn(texts['wp:post_name']).split('/').at(-1) ?? '')
  const link = lineIn(texts.link)
  const login = lineIn(texts['dc:creator'])
  const { names, creator } = writersOf(item, head, attachments?.guests)
  const writers = importedAuthors(names)
  notes.push(...writers.notes)
  const excerpt = plain(textIn(texts['excerpt:encoded']))
  const articleImage = picture?.url ?? ''
  const said = { title, description: excerpt, picture: articleImage, addresses: [link], siteUrl: head.link }
  const seo = importedSeo(searched, said, notes)
  return {
    source: `wordpress ${siteOf(head)}`,
    sourceId: lineIn(texts['wp:post_id']),
    ...state,
    authorEmails: [head.authorEmails.get(login) ?? ''],
    content: {
      ...EMPTY_POST,
      title,
      tagline: excerpt,
      description: excerpt,
      author: writers.author,
      authors: writers.authors,
      date: dayIn(texts['wp:post_date'], timeZone) ?? '',
      tag,
      tags: further.tags,
      film: filmInTitle(title, tag, options, notes),
      featured: lineIn(texts['wp:is_sticky']) === '1' ? 1 : 0,
      path: slug ? `/blogs/${slug}` : '',
      articleImage,
      articleImageAlt: picture?.alt ?? '',
      sections,
      ratings,
      seo,
    },
    history: { views: 0, createdAt: at, updatedAt: gmt(texts['wp:post_modified_gmt']) },
    textPictures,
    formerPaths: slug && !isPlain(link) ? [link] : [],
    notes: [...notes, ...shortcodes, ...textNotes],
    passages,
    scores,
    unplaced: {
      ...unplacedLabels(further),
      ...writers.unplaced,
      ...(creator !== '' && { creator }),
      ...(Object.keys(fields).length > 0 && { fields }),
    },
  }
}

function stateOf(
  texts: WordPressItem['texts'],
  at: string | null,
  now: Date,
  notes: string[],
): Pick<ImportedPost, 'status' | 'publishAt'> {
  const draft = { status: 'draft', publishAt: null } as const
  const status = lineIn(texts['wp:status'])
  const reason =
    (textIn(texts['wp:post_password']) && 'behind a password there') || (status === 'private' && 'private there')
  if (reason) {
    notes.push(`${reason}, so it is a draft`)
    return draft
  }
  if (status === 'future') {
    const later = scheduleOf(at, now)
    if (later.status === 'draft') notes.push('scheduled there for a time that has passed, so it is a draft')
    return later
  }
  return status === 'publish' ? { status: 'published', publishAt: null } : draft
}

/** `2019-10-31 20:00:00` in UTC; a draft has zeros. */
function gmt(text: string | undefined): string | null {
  const instant = instantIn(text)
  return instant && !instant.startsWith('0000') ? instant : null
}
