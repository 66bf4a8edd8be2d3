import { parseDocument, visit } from 'yaml'
import { MARKDOWN_FORMAT } from '#domain/posts/markdown/markdown-post.ts'
import { ImportError } from '../imported-post.ts'

export interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>
  readonly body: string
}

const FRONT_MATTER_MAX = 100_000

/** YAML between two lines of hyphens, or a JSON object. @throws {ImportError} for YAML that cannot be read */
export function readFrontMatter(text: string): FrontMatter {
  const plain = text.replace(/^\ufeff/, '')
  const [whole = '', yaml = ''] = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(plain) ?? []
  if (whole === '') {
    if (/^\+\+\+[ \t]*\r?\n/.test(plain))
      throw new ImportError('Its front matter is TOML, which is not read. Make it YAML.')
    return { fields: {}, body: plain }
  }
  const json = jsonLines(yaml)
  if (json) return { fields: json, body: plain.slice(whole.length) }
  if (yaml.length > FRONT_MATTER_MAX)
    throw new ImportError(`Its front matter is longer than ${FRONT_MATTER_MAX.toLocaleString('en')} characters.`)
  return { fields: yamlFields(yaml), body: plain.slice(whole.length) }
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

function yamlFields(yaml: string): Record<string, unknown> {
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

export function hasFrontMatter(text: string): boolean {
  return /^\ufeff?\s*(---|\+\+\+)[ \t]*\r?\n/.test(text)
}
