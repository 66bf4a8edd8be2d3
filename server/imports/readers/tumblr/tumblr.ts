import type { SourceFile, SourceFiles } from '../../files/source-files.ts'
import { xmlRecords } from '../../files/xml-records.ts'
import { ImportError, type ImportedPost } from '../../imported-post.ts'
import { postOfHtml } from '../html-post.ts'
import { entryOf, filesBeginning, knowingAddresses, type ReadContext } from '../reader.ts'
import { postInJson, postsInJson } from './tumblr-json.ts'
import { postInXml } from './tumblr-xml.ts'

/** A post of Tumblr, however it was written down. Texts may be empty. */
export interface TumblrPost {
  readonly id: string
  readonly slug: string
  readonly addresses: readonly string[]
  /** May be an invalid date. */
  readonly at: Date
  readonly state: string
  readonly isPrivate: boolean
  readonly tags: readonly string[]
  readonly title: string
  readonly html: string
  readonly notes?: readonly string[]
}

/** The XML of Tumblr's archive or of its first interface, or the JSON of its second one, as programs for backups keep it. */
export const tumblr = knowingAddresses(async function* (context) {
  const { source } = context
  const [xml, json] = [await xmlFilesIn(source), await jsonFilesIn(source)]
  if (xml.length + json.length === 0) throw new ImportError('There is no export of Tumblr.')
  for (const file of xml)
    for await (const post of xmlRecords(source, file, 'post')) {
      const { id = '', type = '' } = post.attributes
      yield await entryOf(`${type} ${id}`, () => postOf(postInXml(post), context))
    }
  for (const file of json)
    for await (const post of postsInJson(source, file))
      yield await entryOf(file.name, () => postOf(postInJson(post), context))
})

export async function tumblrFilesIn(source: SourceFiles): Promise<SourceFile[]> {
  return [...(await xmlFilesIn(source)), ...(await jsonFilesIn(source))]
}

function xmlFilesIn(source: SourceFiles): Promise<SourceFile[]> {
  return filesBeginning(source, /\.xml$/i, /<tumblr\b/)
}

/** `reblog_key` is in every post of Tumblr's interface, and nowhere else. */
function jsonFilesIn(source: SourceFiles): Promise<SourceFile[]> {
  return filesBeginning(source, /\.json$/i, /"reblog_key"\s*:/)
}

function postOf(post: TumblrPost, context: ReadContext): ImportedPost {
  const { id, slug, title, html, at, isPrivate, notes = [] } = post
  const state = post.state.toLowerCase()
  const isPublic = state === 'published' && !isPrivate
  const isDraft = state === 'draft' || state === 'queued'
  const imported = postOfHtml(
    {
      source: 'tumblr',
      sourceId: id,
      title,
      html,
      authors: [],
      at: Number.isNaN(at.getTime()) ? null : at.toISOString(),
      labels: post.tags.map((tag) => tag.trim()).filter(Boolean),
      isDraft,
      hidden: isPublic || isDraft ? null : `${isPrivate ? 'private' : state} there`,
      slug,
      formerPaths: post.addresses.filter(Boolean),
    },
    context,
  )
  return { ...imported, notes: [...notes, ...imported.notes] }
}
