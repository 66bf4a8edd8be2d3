import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { withoutSecrets } from '../without-secrets.ts'

export interface Answer {
  readonly status: number
  /** At most 500 characters, and no secret among them; empty for a page, which no such service answers with. */
  readonly text: string
  /** The header `Retry-After` as it came. */
  readonly retryAfter: string | undefined
}

export interface Handing {
  /** Called when the connection stands; not a byte leaves before this is fulfilled, and none at all when it is rejected. */
  readonly onHandOver: () => Promise<void>
  readonly signal: AbortSignal
  /** Milliseconds to connect in, and again to be answered in. */
  readonly timeoutMs: number
  /** What no answer may repeat. */
  readonly secrets: readonly string[]
}

/** No answer came. */
export class PostFailure extends Error {
  override readonly name = 'PostFailure'
  /** The bytes may have arrived. */
  readonly isHandedOver: boolean

  constructor(message: string, isHandedOver: boolean, options: ErrorOptions) {
    super(message, options)
    this.isHandedOver = isHandedOver
  }
}

const WORDS_LENGTH = 500

/**
 * Posts over a connection of its own, and follows no redirect. Not by `fetch`, which asks for the body before anybody is
 * reached: a host that swallows every packet could not be told from one that took the mail and said nothing. An idle
 * connection that breaks in the moment of its use leaves the same doubt, so none is kept.
 * @throws {PostFailure}
 */
export async function postHandedOver(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  handing: Handing,
): Promise<Answer> {
  const abort = new AbortController()
  const signal = AbortSignal.any([handing.signal, abort.signal])
  const setTimer = () => setTimeout(() => abort.abort(new Error('no answer in time')), handing.timeoutMs)
  let timer = setTimer()
  let isHandedOver = false
  const request = startRequest(address, { ...headers, 'Content-Length': String(body.byteLength) }, signal)
  try {
    await request.connected
    // What has to be waited for here is not the service's fault.
    clearTimeout(timer)
    await handing.onHandOver()
    await request.stillOpen()
    timer = setTimer()
    isHandedOver = true
    const response = await request.answered(body)
    const { statusCode: status = 0, headers: said } = response
    return { status, text: await firstWords(response, handing.secrets), retryAfter: said['retry-after'] }
  } catch (error) {
    const cause = signal.aborted ? signal.reason : error
    throw new PostFailure(cause instanceof Error ? cause.message : String(cause), isHandedOver, { cause })
  } finally {
    clearTimeout(timer)
    request.end()
  }
}

/** A request of which nothing leaves before its body is there. */
function startRequest(address: string, headers: Record<string, string>, signal: AbortSignal) {
  const isSecure = address.startsWith('https:')
  const request = (isSecure ? httpsRequest : httpRequest)(address, { method: 'POST', agent: false, headers, signal })
  const failed = new Promise<never>((_resolve, reject) => {
    request.on('error', reject).once('close', () => reject(new Error('the connection was closed')))
  })
  // Whoever does not wait just then finds out with the next step.
  failed.catch(() => {})
  return {
    connected: Promise.race([connectionOf(request, isSecure), failed]),
    /** A turn of the event loop later, an error that has come is known. */
    stillOpen: () => Promise.race([new Promise<void>((resolve) => setImmediate(resolve)), failed]),
    answered(body: Uint8Array): Promise<IncomingMessage> {
      const response = new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
      request.end(body)
      return Promise.race([response, failed])
    },
    end: () => void request.destroy(),
  }
}

function connectionOf(request: ClientRequest, isSecure: boolean): Promise<void> {
  return new Promise((resolve) => {
    request.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', () => resolve()))
  })
}

/** Also of an answer that drips, or breaks off: its status says enough. */
async function firstWords(response: IncomingMessage, secrets: readonly string[]): Promise<string> {
  let text = ''
  try {
    for await (const piece of response.setEncoding('utf8')) {
      text += piece
      if (text.length >= WORDS_LENGTH) break
    }
  } catch {
    // It said no more.
  }
  const isWhole = response.complete && text.length < WORDS_LENGTH
  if (/\b(html|xml)\b/i.test(response.headers['content-type'] ?? '') || /^\s*</.test(text)) return ''
  const hidden = withoutSecrets(isWhole ? text : withoutBegun(text, secrets), secrets)
  return hidden.slice(0, WORDS_LENGTH).trim()
}

/** Where the words were cut off they may end with the first half of a secret. */
function withoutBegun(words: string, secrets: readonly string[]): string {
  const begun = secrets.map((secret) => {
    for (let length = secret.length - 1; length > 0; length--)
      if (words.endsWith(secret.slice(0, length))) return length
    return 0
  })
  // A whole one is found later.
  if (secrets.some((secret) => words.endsWith(secret))) return words
  return words.slice(0, words.length - Math.max(0, ...begun))
}
