import type { SourceFile, SourceFiles } from '../files/source-files.ts'
import { childLine, childText, type XmlElement, xmlRecords } from '../files/xml-records.ts'
import { pageOf } from '../imported-page.ts'
import { ImportError, type ImportedPost } from '../imported-post.ts'
import { instantIn } from './fields.ts'
import { postOfHtml } from './html-post.ts'
import { entryOf, filesBeginning, knowingAddresses, type ReadContext } from './reader.ts'

/** The element `category` that says what an entry is, in exports before 2024; those after have `blogger:type`. */
const KIND = 'http://schemas.google.com/g/2005#kind'
const LABELS = /^(?:http:\/\/www\.blogger\.com\/atom\/ns#$|tag:blogger\.com,)/
/** Exports since 2024 do not name their blog. */
const ANY_BLOG = 'https://*.blogspot.com'
const OWN_HOSTS = /^https?:\/\/(?:[\w-]+\.)*(?:bp\.blogspot\.com|blogger\.googleusercontent\.com|ggpht\.com)\//i

/** Blogger's Atom: `blog-….xml` of its settings, or `feed.atom` of Google Takeout. */
export const blogger = knowingAddresses(async function* (context) {
  const files = await bloggerFilesIn(context.source)
  if (files.length === 0) throw new ImportError('There is no export of Blogger.')
  let comments = 0
  for (const file of files)
    for await (const entry of xmlRecords(context.source, file, 'entry')) {
      const kind = kindOf(entry)
      if (kind === 'comment') comments++
      if (kind !== 'post' && kind !== 'page') continue
      const name = childLine(entry, 'title') || `${kind} ${childText(entry, 'id')}`
      if (/trashed/i.test(childText(entry, 'blogger:status'))) yield { name, refusal: 'It lies in the trash there.' }
      else yield await entryOf(name, () => (kind === 'page' ? pageOf(postOf(entry, context)) : postOf(entry, context)))
    }
  if (comments > 0)
    yield { name: `${comments.toLocaleString('en')} comments`, refusal: 'Den has no comments, so they are not moved.' }
}, ANY_BLOG)

/** Other feeds in Atom are no exports. */
export function bloggerFilesIn(source: SourceFiles): Promise<SourceFile[]> {
  return filesBeginning(
    source,
    /\.(?:xml|atom)$/i,
    /<feed\b[\s\S]{0,3000}?(?:schemas\.google\.com\/blogger|tag:blogger\.com,)/,
  )
}

function kindOf(entry: XmlElement): string {
  const named = childText(entry, 'blogger:type').toLowerCase()
  if (named !== '') return named
  const { attributes } = entry.children.find(({ attributes: { scheme } }) => scheme === KIND) ?? {}
  return attributes?.term?.split('#').at(-1) ?? ''
}

function postOf(entry: XmlElement, context: ReadContext): ImportedPost {
  const { children } = entry
  const named = (name: string) => children.filter((child) => child.name === name)
  const links = named('link').map(({ attributes }) => attributes)
  const address = childText(entry, 'blogger:filename') || (links.find(({ rel }) => rel === 'alternate')?.href ?? '')
  if (URL.canParse(address)) context.oldSite.addRoot(new URL(address).origin)
  const status = childText(entry, 'blogger:status').toLowerCase()
  const at = instantIn(childText(entry, 'published'))
  const isDraft =
    named('app:control').some((control) => childText(control, 'app:draft') === 'yes') || status === 'draft'
  const isPublic =
    status === '' || status === 'live' || (status === 'scheduled' && at !== null && at > context.now.toISOString())
  const labels = named('category').flatMap(({ attributes: { scheme = '', term = '' } }) =>
    LABELS.test(scheme) && term !== '' ? [term] : [],
  )
  const description = childText(entry, 'blogger:metaDescription')
  return postOfHtml(
    {
      source: 'blogger',
      sourceId: childText(entry, 'id'),
      title: childLine(entry, 'title'),
      subtitle: description,
      html: childText(entry, 'content'),
      authors: named('author').map((author) => childText(author, 'name')),
      at,
      updatedAt: instantIn(childText(entry, 'updated')),
      labels,
      isDraft,
      hidden: isPublic || isDraft ? null : `${status} there`,
      slug: (address.split('/').at(-1) ?? '').replace(/\.html$/, ''),
      formerPaths: address ? [address] : [],
    },
    context,
    // The folders of Blogger's addresses are numbers and sizes; those of an archive are albums.
    (reference) =>
      OWN_HOSTS.test(reference)
        ? (reference
            .replace(/[?#].*$/s, '')
            .split('/')
            .at(-1) ?? '')
        : reference,
  )
}
