import { parseDocument } from 'yaml'
import { decodedPath } from '#domain/redirects/decoded-path.ts'
import { readWhole, type SourceFile, type SourceFiles, textOf } from '../../files/source-files.ts'
import { ImportError, type ImportedEntry, type RefusedEntry } from '../../imported-post.ts'
import { isFields, lineIn } from '../fields.ts'
import { filesEndingIn } from '../reader.ts'

interface Redirect {
  /** As Ghost has it: a regular expression. */
  readonly from: string
  readonly to: string
  /** Null for a pattern of many paths. */
  readonly path: string | null
}

const FILE = /(?:^|\/)redirects\.(?:json|ya?ml)$/i
/** Folders of programs, which have files of that name. */
const OF_PROGRAMS = /(?:^|\/)(?:node_modules|themes|versions|\.[^/]+)\//
const JSON_MAX_BYTES = 5_000_000
/** Some 25,000 redirects. Four times as many took seven seconds and 300 MB. */
const YAML_MAX_BYTES = 1_000_000
/** Redirects to redirects that are followed. */
const CHAIN_MAX = 10
/** Redirects to one post, since they are stored while saves wait. */
const OF_POST_MAX = 200

const UNPLACED = 'This redirect leads to no post of the export. Add it under Posts, Redirects, if it is still of use.'
const PATTERN =
  'This redirect is of a pattern, which Den does not have. Add the paths that are still of use under Posts, Redirects.'
const TOO_MANY = `More than ${OF_POST_MAX} redirects lead to this post. Add it under Posts, Redirects, if it is still of use.`
const UNREADABLE = 'It is no list of redirects of Ghost that can be read.'

/** The redirects that an owner of Ghost has uploaded: `redirects.json` or `redirects.yaml`, in a folder or archive of the site. */
export class GhostRedirects {
  readonly #redirects: readonly Redirect[]
  readonly #unreadable: readonly RefusedEntry[]
  readonly #byTarget: ReadonlyMap<string, readonly Redirect[]>
  readonly #placed = new Set<Redirect>()
  readonly #beyond = new Set<Redirect>()

  private constructor(redirects: readonly Redirect[], unreadable: readonly RefusedEntry[], siteUrl: string) {
    this.#redirects = redirects
    this.#unreadable = unreadable
    this.#byTarget = Map.groupBy(redirects, ({ to }) => (isElsewhere(to, siteUrl) ? '' : (decodedPath(to) ?? '')))
  }

  /** @param siteUrl of this blog, which may have been that of the old site */
  static async read(source: SourceFiles, siteUrl: string): Promise<GhostRedirects> {
    const redirects: Redirect[] = []
    const unreadable: RefusedEntry[] = []
    for (const file of filesEndingIn(source, FILE)) {
      if (OF_PROGRAMS.test(file.name)) continue
      const found = await redirectsIn(source, file)
      if ('refusal' in found) unreadable.push(found)
      else for (const redirect of found) redirects.push(redirect)
    }
    return new GhostRedirects(redirects, unreadable, siteUrl)
  }

  /** The paths that lead to a path, also by way of others. */
  leadingTo(path: string): string[] {
    const found = new Set<Redirect>()
    let targets = [path]
    for (let step = 0; step < CHAIN_MAX && targets.length > 0; step++) {
      const next = targets.flatMap((target) => this.#byTarget.get(target) ?? [])
      const added = next.filter((redirect) => redirect.path !== null && !found.has(redirect))
      for (const redirect of added) found.add(redirect)
      targets = added.map((redirect) => redirect.path!)
    }
    const paths = new Set<string>()
    for (const redirect of found) {
      if (paths.size >= OF_POST_MAX && !paths.has(redirect.path!)) this.#beyond.add(redirect)
      else {
        this.#placed.add(redirect)
        if (redirect.path !== path) paths.add(redirect.path!)
      }
    }
    return [...paths]
  }

  /** What has found no place, once all posts have asked for theirs. */
  *unplaced(): Generator<ImportedEntry> {
    yield* this.#unreadable
    for (const redirect of this.#redirects)
      if (!this.#placed.has(redirect))
        yield {
          name: `${redirect.path ?? redirect.from} → ${redirect.to}`,
          refusal: redirect.path === null ? PATTERN : this.#beyond.has(redirect) ? TOO_MANY : UNPLACED,
        }
  }
}

async function redirectsIn(source: SourceFiles, file: SourceFile): Promise<Redirect[] | RefusedEntry> {
  const isJson = /\.json$/i.test(file.name)
  try {
    const text = textOf(await readWhole(source, file, isJson ? JSON_MAX_BYTES : YAML_MAX_BYTES), file.name)
    return (isJson ? ofList(JSON.parse(text)) : ofYaml(text)) ?? { name: file.name, refusal: UNREADABLE }
  } catch (error) {
    if (error instanceof ImportError) return { name: file.name, refusal: error.message }
    // Those of both parsers.
    if (error instanceof SyntaxError || error instanceof ReferenceError || error instanceof RangeError)
      return { name: file.name, refusal: UNREADABLE }
    throw error
  }
}

/** `[{"from": "^/old/$", "to": "/new/", "permanent": true}]` */
function ofList(value: unknown): Redirect[] | null {
  if (!Array.isArray(value)) return null
  const redirects = value.flatMap((each) => (isFields(each) ? redirectOf(lineIn(each.from), lineIn(each.to)) : []))
  return redirects.length > 0 || value.length === 0 ? redirects : null
}

/** Lists of `/old/: /new/` below `301` and `302`, or a list as in JSON. */
function ofYaml(text: string): Redirect[] | null {
  // Aliases are not followed, since a few make millions of values.
  const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' })
  if (document.errors.length > 0) return null
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  if (!isFields(value)) return value === null ? [] : ofList(value)
  const redirects = Object.values(value).flatMap((list) =>
    isFields(list) ? Object.entries(list).flatMap(([from, to]) => redirectOf(from, lineIn(to))) : [],
  )
  return redirects.length > 0 || Object.values(value).every((list) => !list) ? redirects : null
}

function redirectOf(from: string, to: string): Redirect[] {
  if (from === '' || to === '') return []
  // A pattern of any case is `/…/i` in Ghost.
  const plain = from
    .replace(/^\/(.*)\/i$/, '$1')
    .replace(/^\(\?i\)/, '')
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(/\\?\/\?$/, '/')
    .replace(/\\([/.\-_~%])/g, '$1')
  return [{ from, to, path: /[\\^$*+?()[\]{}|]/.test(plain) ? null : decodedPath(plain) }]
}

function isElsewhere(target: string, siteUrl: string): boolean {
  if (!/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(target)) return false
  const url = URL.parse(target, siteUrl)
  return !url || !/^https?:$/.test(url.protocol) || siteOf(url) !== siteOf(new URL(siteUrl))
}

function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}
