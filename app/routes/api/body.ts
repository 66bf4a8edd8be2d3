import { JSON_PATCH, type PatchResult } from '#domain/api/post-patch.ts'
import { type Checked, checked, type Schema } from '#domain/field-errors.ts'
import { boundedBody } from '../bounded-body.ts'
import { problem } from './problem.ts'

type Body<S extends Schema> = Extract<Checked<S>, { ok: true }>['value']

/** Limit for a call without pictures. */
const LIMIT_BYTES = 1_000_000
/** Limit in characters for a post without its pictures: 2 MB of texts, escaped, and the JSON around them. Parsing time is proportional. */
const BESIDE_PICTURES_MAX_LENGTH = 4_000_000
/** A thousand sections have 5,000 fields. Each costs a microsecond to parse, and another if its name is unknown. */
const FIELDS_MAX = 20_000

/**
 * Reads a JSON body by its schema.
 * @throws the answer: 415 for another type, 413 for one that is too large, 400 for no JSON, 422 with a message for each bad field
 */
export async function readJson<S extends Schema>(
  request: Request,
  schema: S,
  limitBytes = LIMIT_BYTES,
): Promise<Body<S>> {
  if (!isJson(request)) throw notJson()
  const body = await boundedBody(request, limitBytes)
  if (!body) throw tooLarge(`Send ${limitBytes} bytes at most.`)
  return readText(textOf(body), () => schema)
}

/**
 * Reads a post. Because of embedded pictures its body may be as large as the server allows for any request.
 * @param schemaOf returns the schema for a parsed, not yet validated body
 * @param fieldsOf returns the body that is validated, such as the fields that a JSON Patch changes
 */
export async function readPost<S extends Schema>(
  request: Request,
  schemaOf: (body: unknown) => S,
  fieldsOf?: (body: unknown) => PatchResult,
): Promise<Body<S>> {
  if (!isJson(request)) throw notJson()
  const text = textOf(await request.bytes())
  if (lengthBesidePictures(text) > BESIDE_PICTURES_MAX_LENGTH)
    throw tooLarge(`Send ${BESIDE_PICTURES_MAX_LENGTH} bytes at most beside the pictures.`)
  return readText(text, schemaOf, fieldsOf)
}

export function isJsonPatch(request: Request): boolean {
  return request.headers.get('Content-Type')?.replace(/;.*/, '').trim().toLowerCase() === JSON_PATCH
}

/** 422 with a message for each invalid field. */
export function unprocessable(errors: Readonly<Record<string, string>>): Response {
  const { '': whole, ...fields } = errors
  const detail = whole ?? 'Some fields cannot be taken as they are. Nothing was saved.'
  return problem(422, { detail, errors: fields })
}

function isJson(request: Request): boolean {
  return /^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')
}

function readText<S extends Schema>(
  text: string,
  schemaOf: (body: unknown) => S,
  fieldsOf?: (body: unknown) => PatchResult,
): Body<S> {
  if (hasTooManyFields(text)) throw tooLarge(`Send ${FIELDS_MAX} fields at most.`)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw problem(400, { detail: `This is not JSON: ${error.message}` })
  }
  const fields = fieldsOf?.(body)
  if (fields && !fields.ok) throw unprocessable(fields.errors)
  const content = fields ? fields.change : body
  const result = checked(schemaOf(content), content)
  if (!result.ok) throw unprocessable(result.errors)
  return result.value
}

/** Refused, since other bytes would be stored as U+FFFD. */
function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw problem(400, { detail: 'This is not UTF-8, the encoding of JSON.' })
  }
}

/** Counts the ends of names in the text before it is parsed. Within a JSON string a quote is preceded by `\`. */
function hasTooManyFields(text: string): boolean {
  const nameEnd = /(?<!\\)"\s*:/g
  let fields = 0
  while (nameEnd.test(text)) if (++fields > FIELDS_MAX) return true
  return false
}

function lengthBesidePictures(text: string): number {
  let length = text.length
  for (let start = text.indexOf(PICTURE); start >= 0; ) {
    const end = text.indexOf('"', start + 1)
    if (end < 0) break
    length -= end - start
    start = text.indexOf(PICTURE, end)
  }
  return length
}

/** The beginning of an embedded picture in JSON. */
const PICTURE = '"data:image'

function notJson(): Response {
  return problem(415, { detail: 'Send JSON, with Content-Type: application/json.' })
}

function tooLarge(detail: string): Response {
  return problem(413, { detail })
}
