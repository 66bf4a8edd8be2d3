import { basename } from 'node:path'
import { MARKDOWN_FORMAT } from '#domain/posts/markdown/markdown-post.ts'
import { readWhole, type SourceFile, type SourceFiles, textOf } from '../../files/source-files.ts'
import { ImportError, type ImportedEntry, type ImportedPost } from '../../imported-post.ts'
import { fromObsidian } from '../../text/obsidian.ts'
import { beginningOf, entryOf, filesEndingIn, knowingAddresses, type ReadContext, type Reader } from '../reader.ts'
import { denProfiles } from './den-profiles.ts'
import { hasFrontMatter, readFrontMatter } from './front-matter.ts'
import { postOf } from './markdown-file.ts'
import { MarkdownLinks } from './markdown-links.ts'
import { IN_POSTS, MARKDOWN, PAPER, POST_FILE } from './markdown-names.ts'
import { type MarkdownSite, markdownSite } from './markdown-site.ts'

/** In bytes: the texts of a post have 2 MB at most, and an export of Den may contain one twice. */
const FILE_MAX = 5_000_000
/** What the program of a site takes for itself: packages, templates and parts of pages. Other folders with `_` are collections of Jekyll. */
const INTERNAL =
  /(^|\/)(node_modules\/|\.[^/]+\/|_(includes?|layouts?|data|site|sass|templates?|partials?|components?)\/|_[^/]*$)/i
const INDEX = /^index\.\w+$/i
const IN_DRAFTS = /(^|\/)_?drafts\//i
const GIVEN_DRAFTS = /(^|\/)_?drafts(\/[^/]+\.(md|markdown|mdown|mkd))?$/i

/** Files that are posts of a site of Markdown beyond doubt: they have front matter, and do not belong to a program. */
export async function* markdownPostsIn(source: SourceFiles): AsyncGenerator<SourceFile> {
  for (const file of filesEndingIn(source, POST_FILE)) {
    if (INTERNAL.test(file.name) || PAPER.test(file.name)) continue
    const begins = await beginningOf(source, file)
    if (begins && hasFrontMatter(begins)) yield file
  }
}

/** A folder or archive of Markdown files with front matter, as Jekyll, Hugo, Eleventy, Astro and Obsidian write them. */
export const markdown: Reader = async function* (context) {
  const site = await markdownSite(context.source)
  const read: Reader = (given) => entriesOf(given, site)
  if (site.url === '') yield* read(context)
  else {
    context.oldSite.addRoot(site.url)
    yield* knowingAddresses(read)(context)
  }
}

async function* entriesOf(context: ReadContext, site: MarkdownSite): AsyncGenerator<ImportedEntry> {
  const all = filesEndingIn(context.source, POST_FILE)
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
  const isJekyll = posts.some(({ name }) => IN_POSTS.test(name))
  const places = new Set(context.source.files.map((each) => each.name.slice(pictureRoot.length)))
  const links = new MarkdownLinks(context.source, files, FILE_MAX)
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
      const { fields, body } = readFrontMatter(text)
      const {
        markdown: read,
        comments,
        isUnclosed,
      } = fields.format === MARKDOWN_FORMAT
        ? { markdown: body, comments: [], isUnclosed: false }
        : fromObsidian(body, (note) => links.has(note))
      const resolved = await links.resolved(text.slice(0, text.length - body.length) + read, place)
      const found = postOf(
        { name, place, path: file.name, places, site, isJekyll, isAmongDrafts, hasOwnName },
        resolved,
        context,
      )
      const post = withComments(found, comments, isUnclosed)
      if (!isPlain || !needsFrontMatter || post.status === 'draft') return post
      const note = 'without front matter, which the posts here have, so it is a draft'
      return { ...post, status: 'draft', publishAt: null, notes: [note, ...post.notes] }
    })
  }
  yield* denProfiles(context.source)
}

/** Comments are kept beside the post. One that never ends may hold the rest of the text, so the post is a draft then. */
function withComments(post: ImportedPost, comments: readonly string[], isUnclosed: boolean): ImportedPost {
  const notes = [
    ...comments.map(
      (text) => `left out, and kept beside the post: the comment "${text.replace(/\s+/g, ' ').slice(0, 80)}"`,
    ),
    ...(isUnclosed ? ['a comment (%%) has no end, so it is a draft'] : []),
  ]
  return {
    ...post,
    ...(isUnclosed && { status: 'draft', publishAt: null }),
    notes: [...notes, ...post.notes],
    unplaced: { ...post.unplaced, ...(comments.length > 0 && { comments }) },
  }
}

async function someHaveFrontMatter(source: SourceFiles, files: readonly SourceFile[]): Promise<boolean> {
  for (const file of files) if (hasFrontMatter((await beginningOf(source, file)) ?? '')) return true
  return false
}

function commonFolder(files: readonly SourceFile[]): string {
  const [first] = files
  const folder = first ? first.name.slice(0, first.name.indexOf('/') + 1) : ''
  return folder !== '' && files.every(({ name }) => name.startsWith(folder)) ? folder : ''
}
