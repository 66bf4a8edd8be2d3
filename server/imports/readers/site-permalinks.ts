import { readWhole, type SourceFile, type SourceFiles, textOf } from '../files/source-files.ts'
import { ImportError } from '../imported-post.ts'
import { isFields, lineIn } from './fields.ts'
import { readFrontMatter } from './front-matter.ts'

/** How the program of a site makes the addresses of its posts. */
export interface SitePermalinks {
  /** The pattern for posts of Jekyll or Hexo; null if nothing is said. */
  readonly posts: string | null
  /** Patterns of Hugo by section. */
  readonly sections: Readonly<Record<string, string>>
}

const CONFIG_MAX_BYTES = 100_000
/** Named patterns of Jekyll. */
const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
}

/** Reads `_config.yml` of Jekyll and Hexo, and `hugo.toml`, `hugo.yaml` or `config.toml` of Hugo. A file that cannot be read says nothing. */
export async function sitePermalinks(source: SourceFiles): Promise<SitePermalinks> {
  const posts = lineIn((await configIn(source, /(?:^|\/)_config\.ya?ml$/)).permalink)
  const stored = (await configIn(source, /(?:^|\/)(?:hugo|config(?:\/_default\/(?:hugo|config))?)\.(?:toml|ya?ml)$/))
    .permalinks
  const { page, ...flat } = isFields(stored) ? stored : {}
  const sections = Object.entries({ ...flat, ...(isFields(page) && page) }).flatMap(([section, pattern]) =>
    lineIn(pattern) === '' ? [] : [[section, lineIn(pattern)] as const],
  )
  return { posts: posts === '' ? null : (STYLES[posts] ?? rooted(posts)), sections: Object.fromEntries(sections) }
}

async function configIn(source: SourceFiles, name: RegExp): Promise<Readonly<Record<string, unknown>>> {
  const [file] = source.files.filter((each) => name.test(each.name)).toSorted(byDepth)
  if (!file) return {}
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
