import { readWhole, type SourceFile, type SourceFiles, textOf } from '../files/source-files.ts'
import { ImportError } from '../imported-post.ts'
import { hasFrontMatter, readFrontMatter } from './front-matter.ts'
import { MARKDOWN, PAPER, slugOf } from './markdown-names.ts'

/** Links to files of the same site: `](../b.md#part)`, `{% link _posts/b.md %}` and `{% post_url 2019-10-31-b %}` of Jekyll. */
const LINK =
  /\]\(\s*<?([^()<>\s]{1,500}\.(?:md|markdown|mdown|mkd))(#[^()<>\s]{0,200})?>?|\{%-?\s*(?:link|post_url)\s+([^\s{}%]{1,500})\s*-?%\}/gi
/** Links that are looked up for one post. */
const LINKS_MAX = 500

/** Finds which post a file becomes, for links between the posts of a site. */
export class MarkdownLinks {
  readonly #source: SourceFiles
  readonly #files: ReadonlyMap<string, SourceFile>
  readonly #siteUrl: string
  readonly #maxBytes: number
  /** Each file is read once, however many posts link to it. */
  readonly #slugs = new Map<SourceFile, string>()

  /** @param files by their names without an ending, relative to the root of the site */
  constructor(source: SourceFiles, files: ReadonlyMap<string, SourceFile>, siteUrl: string, maxBytes: number) {
    this.#source = source
    this.#files = files
    this.#siteUrl = siteUrl
    this.#maxBytes = maxBytes
  }

  /** The text with the addresses of posts in place of names of files. Names of files that are not there stay. */
  async resolved(body: string, place: string): Promise<string> {
    const found = [...body.matchAll(LINK)].slice(0, LINKS_MAX)
    if (found.length === 0) return body
    const addresses = new Map<string, string | null>()
    for (const { 1: file, 3: named } of found) {
      const target = file ?? named!
      if (!addresses.has(target)) addresses.set(target, await this.#addressOf(target, place))
    }
    return body.replace(LINK, (whole, file: string | undefined, part = '', named?: string) => {
      const address = addresses.get(file ?? named!)
      if (!address) return whole
      return file === undefined ? address : `](${address}${part}`
    })
  }

  async #addressOf(target: string, place: string): Promise<string | null> {
    const file = this.#fileOf(decoded(target).replace(MARKDOWN, ''), place)
    if (!file) return null
    const slug = this.#slugs.get(file) ?? (await this.#readSlug(file))
    this.#slugs.set(file, slug)
    return slug === '' ? null : `${this.#siteUrl}/blogs/${encodeURIComponent(slug)}`
  }

  /** Empty for a file that cannot be read: its own entry says why. */
  async #readSlug(file: SourceFile): Promise<string> {
    try {
      const text = textOf(await readWhole(this.#source, file, this.#maxBytes), file.name)
      if (PAPER.test(file.name) && !hasFrontMatter(text)) return ''
      const slug = slugOf(file.name, readFrontMatter(text).fields)
      // The path of an index is made of its title.
      return /^_?index$/i.test(slug) ? '' : slug
    } catch (error) {
      if (error instanceof ImportError) return ''
      throw error
    }
  }

  #fileOf(target: string, place: string): SourceFile | undefined {
    const folder = place.split('/').slice(0, -1)
    const parts = target.startsWith('/') ? [] : folder
    for (const part of target.split('/'))
      if (part === '..') parts.pop()
      else if (part !== '.' && part !== '') parts.push(part)
    const fromRoot = target.replace(/^\/+/, '')
    // The folder that is imported may be that of the posts.
    const names = [parts.join('/'), fromRoot, `_posts/${fromRoot}`, fromRoot.replace(/^_posts\//, '')]
    return names.map((name) => this.#files.get(name)).find(Boolean)
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
