import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Below this many bytes the headers weigh more than what compression saves. */
const WORTH_COMPRESSING = 600

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Browsers and programs in use send fewer different headers than this. Clients can invent any number. */
const MAX_REMEMBERED = 100
const MAX_REMEMBERED_LENGTH = 200
const remembered = new Map<string, Encoding | undefined>()

export function acceptedEncoding(header = ''): Encoding | undefined {
  if (remembered.has(header)) return remembered.get(header)
  const encoding = bestEncoding(header)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  if (header.length <= MAX_REMEMBERED_LENGTH) remembered.set(header, encoding)
  return encoding
}

function bestEncoding(header: string): Encoding | undefined {
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    ;(isRefused ? refused : accepted).add(name)
  }
  const isAccepted = (name: string) => accepted.has(name) || (accepted.has('*') && !refused.has(name))
  return (['br', 'gzip'] as const).find(isAccepted)
}

export function isCompressible(contentType: string, byteLength: number): boolean {
  return (
    byteLength >= WORTH_COMPRESSING &&
    /^(text\/|application\/(.*\+)?(json|xml|javascript)|image\/svg)/.test(contentType)
  )
}

/** For answers made on request: level 5 is the highest of Brotli that costs less time than it saves on a phone's connection. */
export async function compress(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return encoding === 'gzip' ? ofItsOwn(await zip(body)) : brotliAt(5, body)
}

/** In this thread: a quarter of the CPU time of the thread pool at level 6, and 7 % more bytes (30 kB). Level 1 is no quicker. */
export function gzipQuickly(body: Uint8Array): Uint8Array {
  return ofItsOwn(gzipSync(body, { level: 3 }))
}

/** The strongest compression, which with Brotli takes ten times as long. */
export async function compressHard(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return encoding === 'gzip' ? ofItsOwn(await zip(body, { level: 9 })) : brotliAt(11, body)
}

async function brotliAt(quality: number, body: Uint8Array): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  return ofItsOwn(await brotli(body, { params }))
}

/** Copies the bytes: zlib returns a view of a shared 64 kB buffer, which a cached view would keep alive. */
function ofItsOwn(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes)
}
