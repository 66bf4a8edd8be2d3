import type { Readable } from 'node:stream'
import { ImportError } from '../imported-post.ts'

export interface SourceFile {
  /** With slashes, relative to the folder or archive. */
  readonly name: string
  /** Bytes, as the folder or archive says. */
  readonly size: number
}

export interface SourceFiles extends AsyncDisposable {
  /** In the order of their names. */
  readonly files: readonly SourceFile[]
  open(file: SourceFile): Promise<Readable>
}

/** Maximum number of files; exports have fewer. */
export const FILES_MAX = 50_000

/** The whole file. @throws {ImportError} when it is larger than `maxBytes`, even if the archive declares a smaller size */
export async function readWhole(source: SourceFiles, file: SourceFile, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new ImportError(`${file.name} is larger than ${Math.round(maxBytes / 1_000_000)} MB.`)
  if (file.size > maxBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunksOf(source, file)) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** @throws {ImportError} for bytes that are not UTF-8 */
export function textOf(bytes: Uint8Array, name: string): string {
  const text = decodedBy(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes), name)
  return refusingNul(text, name)
}

/** The text of a file in pieces. @throws {ImportError} for bytes that are not UTF-8 */
export async function* textPieces(source: SourceFiles, file: SourceFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (chunk?: Uint8Array) =>
    refusingNul(
      decodedBy(() => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()), file.name),
      file.name,
    )
  for await (const chunk of chunksOf(source, file)) yield decoded(chunk)
  yield decoded()
}

/** @throws {ImportError} for what cannot be read, such as a file that is longer than its archive says */
async function* chunksOf(source: SourceFiles, file: SourceFile): AsyncGenerator<Buffer> {
  try {
    yield* await source.open(file)
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(`${file.name} cannot be read: ${(error as Error).message}.`)
  }
}

/** Refuses UTF-16, English in which is valid UTF-8 with a NUL beside each letter, and a NUL, which PostgreSQL cannot store. */
function refusingNul(text: string, name: string): string {
  if (!text.includes('\0')) return text
  if (/\0[^\0]\0/.test(text)) throw notUtf8(name)
  throw new ImportError(
    `${name} holds a character NUL (U+0000), which no text has. Remove it, and import the file again.`,
  )
}

function notUtf8(name: string): ImportError {
  return new ImportError(`${name} is not written in UTF-8. Save it in UTF-8, and import it again.`)
}

function decodedBy(decode: () => string, name: string): string {
  try {
    return decode()
  } catch {
    throw notUtf8(name)
  }
}
