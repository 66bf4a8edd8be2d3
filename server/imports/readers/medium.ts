import { serialize } from 'parse5'
import { readWhole, type SourceFile, type SourceFiles, textOf } from '../files/source-files.ts'
import { ImportError, type ImportedPost } from '../imported-post.ts'
import {
  attribute,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  lineOf,
  parseHtml,
} from '../text/html-tree.ts'
import { instantIn } from './fields.ts'
import { postOfHtml } from './html-post.ts'
import { entryOf, filesBeginning, knowingAddresses, type ReadContext } from './reader.ts'

const HTML_MAX_BYTES = 20_000_000

/** Medium's archive: a page of HTML with microformats for each post. */
export const medium = knowingAddresses(async function* (context) {
  const files = await mediumFilesIn(context.source)
  if (files.length === 0) throw new ImportError('There is no export of Medium.')
  for (const file of files) yield await entryOf(file.name, () => postOf(file, context))
})

/** Pages about the profile, claps and lists lie in other folders. */
export function mediumFilesIn(source: SourceFiles): Promise<SourceFile[]> {
  return filesBeginning(source, /(^|\/)posts\/[^/]+\.html$/i, /<article class="h-entry">/)
}

async function postOf(file: SourceFile, context: ReadContext): Promise<ImportedPost> {
  const page = parseHtml(textOf(await readWhole(context.source, file, HTML_MAX_BYTES), file.name))
  const titled = elementOf(page, 'p-name')
  const body = elementOf(page, 'e-content')
  if (!body) throw new ImportError('It is no post of Medium.')
  const title = titled ? lineOf(titled) : ''
  const subtitle = lineOfClass(page, 'p-summary')
  withoutRepeated(body, new Set([title, subtitle].filter(Boolean)))
  const canonical = attributeOf(page, 'p-canonical', 'href')
  const last = (canonical.split(/[?#]/)[0]!.split('/').at(-1) ?? '').slice(0, 1_000)
  const [, slug = '', id = ''] = /^(.*?)-?([0-9a-f]{8,12})$/i.exec(last) ?? []
  const stem = file.name
    .split('/')
    .at(-1)!
    .replace(/\.html$/i, '')
  return postOfHtml(
    {
      source: 'medium',
      sourceId: id || stem,
      title,
      // Medium shortens long subtitles here, which the text has whole.
      subtitle,
      html: serialize(body),
      authors: [lineOfClass(page, 'p-author')],
      at: instantIn(attributeOf(page, 'dt-published', 'datetime')),
      labels: [],
      isDraft: stem.startsWith('draft_'),
      slug,
      formerPaths: canonical ? [canonical] : [],
    },
    context,
  )
}

/** Title and subtitle stand at the head of the text again. */
function withoutRepeated(parent: HtmlParent, texts: ReadonlySet<string>): void {
  const repeats = (node: HtmlNode) =>
    isElement(node) && /\bgraf--(?:title|subtitle)\b/.test(attribute(node, 'class')) && texts.has(lineOf(node))
  parent.childNodes = parent.childNodes.filter((node) => !repeats(node))
  for (const node of parent.childNodes) if (isElement(node)) withoutRepeated(node, texts)
}

function elementOf(parent: HtmlParent, name: string): HtmlElement | undefined {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue
    if (attribute(node, 'class').split(/\s+/).includes(name)) return node
    const inside = elementOf(node, name)
    if (inside) return inside
  }
  return undefined
}

function lineOfClass(parent: HtmlParent, name: string): string {
  const element = elementOf(parent, name)
  return element ? lineOf(element) : ''
}

function attributeOf(parent: HtmlParent, name: string, of: string): string {
  const element = elementOf(parent, name)
  return element ? attribute(element, of) : ''
}
