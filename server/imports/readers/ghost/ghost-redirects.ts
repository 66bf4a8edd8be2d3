import { decodedPath } from '#domain/redirects/decoded-path.ts'
import { readWhole, type SourceFile, type SourceFiles, textOf } from '../../files/source-files.ts'
import { ImportError, type ImportedEntry } from '../../imported-post.ts'
import { isFields, lineIn } from '../fields.ts'
import { readFrontMatter } from '../markdown/front-matter.ts'
import { filesEndingIn } from '../reader.ts'

interface Redirect {
  /** As Ghost has it: a regular expression. */
  readonly from: string
  readonly to: string
  /** Null for a pattern of many paths. */
  readonly path: string | null
}

const FILE = /(?:^|\/)redirects\.(?:json|ya?ml)$/i
const FILE_MAX_BYTES = 5_000_000
/** Redirects to redirects that are followed. */
const CHAIN_MAX = 10

const UNPLACED = 'This redirect leads to no post of the export. Add it under Posts, Redirects, if it is still of use.'
const PATTERN =
  'This redirect is of a pattern, which Den does not have. Add the paths that are still of use under Posts, Redirects.'
const UNREADABLE = 'It is no list of redirects of Ghost that can be read.'

/** The redirects that an owner of Ghost has uploaded: `redirects.json` or `redirects.yaml`, in a folder or archive of the site. */
export class GhostRedirects {
  readonly #redirects: readonly Redirect[]
  readonly #unreadable: readonly SourceFile[]
  readonly #byTarget: ReadonlyMap<string, readonly Redirect[]>
  readonly #placed = new Set<Redirect>()

  private constructor(redirects: readonly Redirect[], unreadable: readonly SourceFile[]) {
    this.#redirects = redirects
    this.#unreadable = unreadable
    this.#byTarget = Map.groupBy(redirects, ({ to }) => (isElsewhere(to) ? '' : (decodedPath(to) ?? '')))
  }

  static async read(source: SourceFiles): Promise<GhostRedirects> {
    const redirects: Redirect[] = []
    const unreadable: SourceFile[] = []
    for (const file of filesEndingIn(source, FILE)) {
      const found = await redirectsIn(source, file)
      if (found) redirects.push(...found)
      else unreadable.push(file)
    }
    return new GhostRedirects(redirects, unreadable)
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
    for (const redirect of found) this.#placed.add(redirect)
    return [...new Set([...found].map((redirect) => redirect.path!))].filter((each) => each !== path)
  }

  /** What has found no place, once all posts have asked for theirs. */
  *unplaced(): Generator<ImportedEntry> {
    for (const { name } of this.#unreadable) yield { name, refusal: UNREADABLE }
    for (const redirect of this.#redirects)
      if (!this.#placed.has(redirect))
        yield {
          name: `${redirect.path ?? redirect.from} → ${redirect.to}`,
          refusal: redirect.path === null ? PATTERN : UNPLACED,
        }
  }
}

/** Null for a file that cannot be read. */
async function redirectsIn(source: SourceFiles, file: SourceFile): Promise<Redirect[] | null> {
  try {
    const text = textOf(await readWhole(source, file, FILE_MAX_BYTES), file.name)
    return /\.json$/i.test(file.name) ? ofJson(JSON.parse(text)) : ofYaml(text)
  } catch (error) {
    if (error instanceof ImportError || error instanceof SyntaxError) return null
    throw error
  }
}

/** `[{"from": "^/old/$", "to": "/new/", "permanent": true}]` */
function ofJson(value: unknown): Redirect[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((each) => (isFields(each) ? redirectOf(lineIn(each.from), lineIn(each.to)) : []))
}

/** Lists of `/old/: /new/` below `301` and `302`. */
function ofYaml(text: string): Redirect[] {
  const { fields } = readFrontMatter(`---\n${text.replace(/^---\r?\n/, '')}\n---\n`)
  return Object.values(fields).flatMap((list) =>
    isFields(list) ? Object.entries(list).flatMap(([from, to]) => redirectOf(from, lineIn(to))) : [],
  )
}

function redirectOf(from: string, to: string): Redirect[] {
  if (from === '' || to === '') return []
  const plain = from
    .replace(/^\(\?i\)|^\^/, '')
    .replace(/\$$/, '')
    .replace(/\\?\/\?$/, '/')
    .replace(/\\([/.\-_~%])/g, '$1')
  return [{ from, to, path: /[\\^$*+?()[\]{}|]/.test(plain) ? null : decodedPath(plain) }]
}

function isElsewhere(target: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(target)
}
