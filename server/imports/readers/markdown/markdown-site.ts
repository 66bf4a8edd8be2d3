import { readWhole, type SourceFile, type SourceFiles, textOf } from '../../files/source-files.ts'
import { ImportError } from '../../imported-post.ts'
import { peopleIn } from '../authors.ts'
import { isFields, lineIn } from '../fields.ts'
import { readFrontMatter } from './front-matter.ts'

/** What the configuration of a site says of its posts. */
export interface MarkdownSite {
  /** The pattern for posts of Jekyll or Hexo; null if nothing is said. */
  readonly posts: string | null
  /** Patterns of Hugo by section. */
  readonly sections: Readonly<Record<string, string>>
  /** The folder in which Jekyll publishes the site, with a slash before it; empty for none. */
  readonly base: string
  /** The address of the site, with its folder; empty if nothing is said. */
  readonly url: string
  /** The author of posts that name none. */
  readonly author: string
  /** Names of authors by the keys that posts give. */
  readonly authors: ReadonlyMap<string, string>
}

const CONFIG_MAX_BYTES = 100_000
const AUTHOR_FILES_MAX = 20
/** Named patterns of Jekyll. */
const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
}

/** Reads `authors.yml`, `_config.yml` of Jekyll and Hexo, and `hugo.toml`, `hugo.yaml` or `config.toml` of Hugo. A file that cannot be read says nothing. */
export async function markdownSite(source: SourceFiles): Promise<MarkdownSite> {
  const jekyll = await configIn(source, /(?:^|\/)_config\.ya?ml$/)
  const posts = lineIn(jekyll.permalink)
  const hugo = await configIn(source, /(?:^|\/)(?:hugo|config(?:\/_default\/(?:hugo|config))?)\.(?:toml|ya?ml)$/)
  const stored = hugo.permalinks
  const { page, ...flat } = isFields(stored) ? stored : {}
  const sections = Object.entries({ ...flat, ...(isFields(page) && page) }).flatMap(([section, pattern]) =>
    lineIn(pattern) === '' ? [] : [[section, lineIn(pattern)] as const],
  )
  const base = lineIn(jekyll.baseurl).replace(/\/+$/, '')
  return {
    posts: posts === '' ? null : (STYLES[posts] ?? rooted(posts)),
    sections: Object.fromEntries(sections),
    base: base === '' ? '' : rooted(base),
    url: addressIn(jekyll.url, base) || addressIn(hugo.baseURL ?? hugo.baseurl, ''),
    author: authorIn(jekyll) || authorIn(hugo) || authorIn(isFields(hugo.params) ? hugo.params : {}),
    authors: await authorsIn(source),
  }
}

function addressIn(value: unknown, folder: string): string {
  const address = lineIn(value)
  return /^https?:\/\//i.test(address) ? address.replace(/\/+$/, '') + folder : ''
}

function authorIn({ author }: Readonly<Record<string, unknown>>): string {
  return lineIn(isFields(author) ? author.name : author)
}

/** Of `_data/authors.yml` of Jekyll, and `authors.yml` beside the posts of Docusaurus. */
async function authorsIn(source: SourceFiles): Promise<Map<string, string>> {
  const authors = new Map<string, string>()
  const files = source.files.filter(({ name }) => /(?:^|\/)authors\.ya?ml$/.test(name)).toSorted(byDepth)
  for (const file of files.slice(0, AUTHOR_FILES_MAX))
    for (const [key, person] of Object.entries(await fieldsOf(source, file))) {
      const [name] = peopleIn(person, false).names
      if (name && !authors.has(key)) authors.set(key, name)
    }
  return authors
}

async function configIn(source: SourceFiles, name: RegExp): Promise<Readonly<Record<string, unknown>>> {
  const [file] = source.files.filter((each) => name.test(each.name)).toSorted(byDepth)
  return file ? fieldsOf(source, file) : {}
}

async function fieldsOf(source: SourceFiles, file: SourceFile): Promise<Readonly<Record<string, unknown>>> {
  try {
    const text = textOf(await readWhole(source, file, CONFIG_MAX_BYTES), file.name)
    const mark = file.name.endsWith('.toml') ? '+++' : '---'
    return readFrontMatter(`${mark}\n${text.replace(/^---\r?\n/, '')}\n${mark}\n`).fields
  } catch (error) {
    if (error instanceof ImportError) return {}
    throw error
  }
}

function byDepth(one: SourceFile, other: SourceFile): number {
  return one.name.split('/').length - other.name.split('/').length
}

function rooted(pattern: string): string {
  return pattern.startsWith('/') ? pattern : `/${pattern}`
}
