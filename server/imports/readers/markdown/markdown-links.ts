import { percentDecoded } from '#domain/text/percent-decoded.ts'
import { readWhole, type SourceFile, type SourceFiles, textOf } from '../../files/source-files.ts'
import { ImportError } from '../../imported-post.ts'
import { hasFrontMatter, readFrontMatter } from './front-matter.ts'
import { MARKDOWN, PAPER, slugOf, stemOf } from './markdown-names.ts'

/**
 * Links to files of the same site: `](../b.md#part)`, `](@/blog/b.md)` of Zola, `{% link _posts/b.md %}` and `{% post_url 2019-10-31-b %}`
 * of Jekyll, `{{< ref "b.md#part" >}}` and `{{% relref "b" %}}` of Hugo.
 */
const LINK =
  /\]\(\s*(?:<(?<angled>[^<>\n]{1,500}\.md)>|<?(?<file>[^()<>\s]{1,500}\.(?:md|markdown|mdown|mkd))(?<part>#[^()<>\s]{0,200})?>?)|\{%-?\s*(?:link|post_url)\s+(?<tagged>[^\s{}%]{1,500})\s*-?%\}|\{\{[<%]\s*(?:rel)?ref\s+"(?<ref>[^"#{}\n]{1,500})(?<refPart>#[^"{}\n]{0,200})?"\s*[>%]\}\}/gi
/** Links that are looked up for one post. */
const LINKS_MAX = 500

type LinkGroups = Readonly<Record<'angled' | 'file' | 'part' | 'tagged' | 'ref' | 'refPart', string | undefined>>

/** Finds which post a file becomes, for links between the posts of a site. */
export class MarkdownLinks {
  readonly #source: SourceFiles
  readonly #files: ReadonlyMap<string, SourceFile>
  readonly #maxBytes: number
  /** Each file is read once, however many posts link to it. */
  readonly #slugs = new Map<SourceFile, string>()
  /** Null where several files have the name. */
  readonly #byStem = new Map<string, SourceFile | null>()

  /** @param files by their names without an ending, relative to the root of the site */
  constructor(source: SourceFiles, files: ReadonlyMap<string, SourceFile>, maxBytes: number) {
    this.#source = source
    this.#files = files
    this.#maxBytes = maxBytes
    for (const [name, file] of files) this.#byStem.set(stemOf(name), this.#byStem.has(stemOf(name)) ? null : file)
  }

  /** The text with the addresses of posts in place of names of files. Names of files that are not there stay. */
  async resolved(body: string, place: string): Promise<string> {
    const found = [...body.matchAll(LINK)].slice(0, LINKS_MAX)
    if (found.length === 0) return body
    const addresses = new Map<string, string | null>()
    for (const { groups } of found) {
      const target = targetOf(groups!)
      if (!addresses.has(target)) addresses.set(target, await this.#addressOf(target, place))
    }
    return body.replace(LINK, (whole, ...values) => {
      const groups: LinkGroups = values.at(-1)
      const address = addresses.get(targetOf(groups))
      if (!address) return whole
      return groups.file === undefined && groups.angled === undefined
        ? `${address}${groups.refPart ?? ''}`
        : `](${address}${groups.part ?? ''}`
    })
  }

  /** Whether the site has a note of that name, as Obsidian names notes: without an ending, with or without folders. */
  has(name: string): boolean {
    return this.#fileOf(name, '') !== undefined
  }

  async #addressOf(target: string, place: string): Promise<string | null> {
    const file = this.#fileOf(percentDecoded(target).replace(MARKDOWN, ''), place)
    if (!file) return null
    const slug = this.#slugs.get(file) ?? (await this.#readSlug(file))
    this.#slugs.set(file, slug)
    return slug === '' ? null : `/blogs/${encodeURIComponent(slug)}`
  }

  /** Empty for a file that cannot be read: its own entry says why. */
  async #readSlug(file: SourceFile): Promise<string> {
    try {
      const text = textOf(await readWhole(this.#source, file, this.#maxBytes), file.name)
      if (PAPER.test(file.name) && !hasFrontMatter(text)) return ''
      const slug = slugOf(file.name, readFrontMatter(text).fields)
      return slug === 'index' ? '' : slug
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
    const inContent = `content/${fromRoot.replace(/^@\//, '')}`
    // The folder that is imported may be that of the posts.
    const inPosts = [fromRoot, `_posts/${fromRoot}`, fromRoot.replace(/^_posts\//, '')]
    const names = [parts.join('/'), ...inPosts, inContent, inContent.slice('content/'.length)]
    const found = names.map((name) => this.#files.get(name) ?? this.#files.get(`${name}/index`)).find(Boolean)
    // Hugo's `ref` also takes the name of a file in any folder if no other file has that name.
    return found ?? this.#byStem.get(fromRoot) ?? undefined
  }
}

function targetOf({ angled, file, tagged, ref }: Readonly<Record<string, string | undefined>>): string {
  return angled ?? file ?? tagged ?? ref ?? ''
}
