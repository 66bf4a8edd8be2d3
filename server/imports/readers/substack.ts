import { csvRows } from '../files/csv-rows.ts'
import { readWhole, type SourceFile, type SourceFiles, textOf } from '../files/source-files.ts'
import { pageOf } from '../imported-page.ts'
import { ImportError, type ImportedPost } from '../imported-post.ts'
import { instantIn, lineIn, textIn, yesOrNo } from './fields.ts'
import { postOfHtml } from './html-post.ts'
import { beginningOf, entryOf, type ReadContext, type Reader } from './reader.ts'

type Row = Readonly<Record<string, string>>

const HTML_MAX_BYTES = 20_000_000
const LIST_MAX_BYTES = 20_000_000

/** Substack's archive: `posts.csv`, a file of HTML for each post, and the list of subscribers. */
export const substack: Reader = async function* (context) {
  const { source } = context
  const table = tableOf(source)
  if (!table) throw new ImportError('There is no export of Substack: posts.csv is missing.')
  const folder = table.name.slice(0, -'posts.csv'.length)
  for await (const row of csvRows(source, table)) {
    const id = lineIn(row.post_id)
    yield await entryOf(lineIn(row.title) || `post ${id}`, () => postOf(row, id, folder, context))
  }
  for (const list of source.files.filter(({ name }) => /(^|\/)email_list[^/]*\.csv$/i.test(name)))
    yield { program: 'Substack', members: textOf(await readWhole(source, list, LIST_MAX_BYTES), list.name), notes: [] }
}

export async function isSubstack(source: SourceFiles): Promise<boolean> {
  const table = tableOf(source)
  return (
    table !== undefined && /^[^\n]*\bpost_id\b[^\n]*\bis_published\b/.test((await beginningOf(source, table)) ?? '')
  )
}

function tableOf({ files }: SourceFiles): SourceFile | undefined {
  return files.find(({ name }) => /^(?:[^/]+\/)?posts\.csv$/i.test(name))
}

async function postOf(row: Row, id: string, folder: string, context: ReadContext): Promise<ImportedPost> {
  const { source } = context
  const [number = '', slug = ''] = id.split(/\.(.*)/s)
  const file = source.files.find(
    ({ name }) =>
      name === `${folder}posts/${id}.html` || (name.startsWith(`${folder}posts/${number}.`) && name.endsWith('.html')),
  )
  // Drafts without a text have no file.
  const text = file ? textOf(await readWhole(source, file, HTML_MAX_BYTES), file.name) : ''
  const recording = textIn(row.podcast_url).trim()
  const isPublic = /^(?:everyone|)$/.test(lineIn(row.audience))
  const isPage = lineIn(row.type) === 'page'
  const named = slug || (/\.(.+)\.html$/.exec(file?.name ?? '')?.[1] ?? '')
  const post = postOfHtml(
    {
      source: 'substack',
      sourceId: number,
      title: lineIn(row.title),
      subtitle: lineIn(row.subtitle),
      html: URL.canParse(recording)
        ? `${text}<p><a href="${new URL(recording).href.replaceAll('"', '%22')}">The recording</a></p>`
        : text,
      authors: [],
      at: instantIn(row.post_date),
      labels: [],
      isDraft: yesOrNo(lineIn(row.is_published)) !== true,
      hidden: isPublic ? null : `for ${lineIn(row.audience).replaceAll('_', ' ')} there; Den has no members`,
      slug: named,
      formerPaths: named ? [`/p/${named}`] : [],
    },
    context,
  )
  return isPage ? pageOf(post) : post
}
