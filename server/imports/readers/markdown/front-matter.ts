import { parse as parseToml, TomlError } from 'smol-toml'
import { parseDocument, visit } from 'yaml'
import { MARKDOWN_FORMAT } from '#domain/posts/markdown/markdown-post.ts'
import { ImportError } from '../../imported-post.ts'

interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>
  readonly body: string
}

const FRONT_MATTER_MAX = 100_000
const DEPTH_MAX = 50

const YAML = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/
const TOML = /^\+\+\+[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??\+\+\+[ \t]*(?:\r?\n|$)/
const JSON_OBJECT = /^(\{[ \t]*\r?\n[\s\S]*?\r?\n\})[ \t]*(?:\r?\n|$)/
/** YAML whose first line of hyphens is missing, which Hexo reads as well. */
const OPEN_YAML =
  /^(?=(?:[\s\S]{0,2000}\n)?(?:title|date):)((?:(?:[a-z_][\w-]*:|[ \t]|-[ \t])[^\n]*\n)+)---[ \t]*(?:\r?\n|$)/i
const BEGINNING = /^[\ufeff\s]*(?=(?:---|\+\+\+|\{)[ \t]*\r?\n)|^\ufeff/

/**
 * YAML between two lines of `---`, TOML between two lines of `+++`, or a JSON object on lines of its own. Dates of TOML are texts.
 * @throws {ImportError} for fields that cannot be read
 */
export function readFrontMatter(text: string): FrontMatter {
  const plain = text.replace(BEGINNING, '')
  const read = (pattern: RegExp, fieldsOf: (head: string) => FrontMatter['fields']): FrontMatter | undefined => {
    const [whole = '', head = ''] = pattern.exec(plain) ?? []
    return whole === ''
      ? undefined
      : { fields: withoutDates(fieldsOf(head)) as FrontMatter['fields'], body: plain.slice(whole.length) }
  }
  return (
    read(YAML, (head) => jsonLines(head) ?? yamlFields(head)) ??
    read(TOML, tomlFields) ??
    read(JSON_OBJECT, jsonFields) ??
    read(OPEN_YAML, yamlFields) ?? { fields: {}, body: plain }
  )
}

/** Whether a text begins like front matter, of which this may be the first piece only. */
export function hasFrontMatter(text: string): boolean {
  const plain = text.replace(BEGINNING, '')
  return /^(?:---|\+\+\+)[ \t]*\r?\n|^\{[ \t]*\r?\n\s*"/.test(plain) || OPEN_YAML.test(plain)
}

/** Front matter as Den exports it, one line for each field, which may hold whole texts; null for any other. */
function jsonLines(yaml: string): FrontMatter['fields'] | null {
  const lines = yaml.split(/\r?\n/).map((line) => /^(\w{1,40}): (.+)$/.exec(line))
  if (!lines.some((line) => line?.[1] === 'format' && line[2] === JSON.stringify(MARKDOWN_FORMAT))) return null
  try {
    return Object.fromEntries(lines.map((line) => [line![1]!, JSON.parse(line![2]!)]))
  } catch {
    return null
  }
}

function tomlFields(toml: string): Record<string, unknown> {
  refuseLong(toml)
  try {
    return parseToml(toml, { maxDepth: DEPTH_MAX })
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const problem = error.message.split('\n')[0]!.replace(/^Invalid TOML document: /, '')
    throw new ImportError(`Its front matter is no TOML: ${problem} at line ${error.line}, column ${error.column}.`)
  }
}

/** @param depth of the value below the fields */
function withoutDates(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) throw new ImportError(`Its front matter is nested more than ${DEPTH_MAX} levels deep.`)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((inner) => withoutDates(inner, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutDates(inner, depth + 1)]))
}

function jsonFields(json: string): Record<string, unknown> {
  refuseLong(json)
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new ImportError(`Its front matter is no JSON: ${(error as Error).message}.`)
  }
}

function refuseLong(head: string): void {
  if (head.length > FRONT_MATTER_MAX)
    throw new ImportError(`Its front matter is longer than ${FRONT_MATTER_MAX.toLocaleString('en')} characters.`)
}

function yamlFields(yaml: string): Record<string, unknown> {
  refuseLong(yaml)
  // Values stay as they were typed: a date is no instant here. Aliases are not followed, since a few make millions of values.
  const document = parseDocument(yaml, { schema: 'core', uniqueKeys: false, logLevel: 'silent' })
  const [error] = document.errors
  if (error) throw new ImportError(`Its front matter is no YAML: ${error.message.split('\n')[0]!.replace(/:$/, '')}.`)
  // A number or a yes that is not written as JavaScript writes it stays a text: the title `007` is not 7, `0xF4EE` not 62702.
  visit(document, {
    Scalar(_, scalar) {
      if (/^(number|boolean)$/.test(typeof scalar.value) && String(scalar.value) !== scalar.source)
        scalar.value = scalar.source
    },
  })
  let fields: unknown
  try {
    fields = document.toJS({ maxAliasCount: 0 })
  } catch {
    throw new ImportError('Its front matter refers to parts of itself (YAML aliases), which is not read.')
  }
  return isObject(fields) ? fields : {}
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
