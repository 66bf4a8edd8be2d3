import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { redactSecrets } from '../../log/redact-secrets.ts'

export interface Answer {
  readonly status: number
  /** At most 500 characters, without secrets; empty for HTML and XML. */
  readonly text: string
  readonly retryAfter: string | undefined
}

interface PostOptions {
  /** Called when the connection is open. No byte is sent before this is fulfilled, and none if it is rejected. */
  readonly onHandOver: () => Promise<void>
  readonly signal: AbortSignal
  /** Milliseconds for connecting, and again for the answer. */
  readonly timeoutMs: number
  readonly secrets: readonly string[]
}

export class HttpPostError extends Error {
  override readonly name = 'HttpPostError'
  /** The body may have arrived. */
  readonly isHandedOver: boolean

  constructor(message: string, isHandedOver: boolean, options: ErrorOptions) {
    super(message, options)
    this.isHandedOver = isHandedOver
  }
}

const TEXT_MAX_LENGTH = 500

/**
 * Posts over a new connection, and follows no redirect. `fetch` reads the body before it is connected, so that an unreachable
 * host could not be told from one that took the body and did not answer; a reused connection leaves the same doubt.
 * @throws {HttpPostError}
 */
export async function httpPost(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  options: PostOptions,
): Promise<Answer> {
  const abort = new AbortController()
  const signal = AbortSignal.any([options.signal, abort.signal])
  const setTimer = () => setTimeout(() => abort.abort(new Error('no answer in time')), options.timeoutMs)
  let timer = setTimer()
  let isHandedOver = false
  const request = startRequest(address, { ...headers, 'Content-Length': String(body.byteLength) }, signal)
  try {
    await request.connected
    // The time of `onHandOver` does not count.
    clearTimeout(timer)
    await options.onHandOver()
    await request.stillOpen()
    timer = setTimer()
    isHandedOver = true
    const response = await request.answered(body)
    const { statusCode: status = 0, headers: said } = response
    return { status, text: await textOf(response, options.secrets), retryAfter: said['retry-after'] }
  } catch (error) {
    const cause = signal.aborted ? signal.reason : error
    throw new HttpPostError(cause instanceof Error ? cause.message : String(cause), isHandedOver, { cause })
  } finally {
    clearTimeout(timer)
    request.end()
  }
}

/** Opens the connection of a request; no byte is sent before `answered` is called with the body. */
function startRequest(address: string, headers: Record<string, string>, signal: AbortSignal) {
  const isSecure = address.startsWith('https:')
  const request = (isSecure ? httpsRequest : httpRequest)(address, { method: 'POST', agent: false, headers, signal })
  const failed = new Promise<never>((_resolve, reject) => {
    request.on('error', reject).once('close', () => reject(new Error('the connection was closed')))
  })
  // Rethrown by the next step that awaits it.
  failed.catch(() => {})
  return {
    connected: Promise.race([connectionOf(request, isSecure), failed]),
    /** Errors that have arrived are reported by the next iteration of the event loop. */
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

/** The beginning of the text. An incomplete answer is used as far as it was received, since its status is known. */
async function textOf(response: IncomingMessage, secrets: readonly string[]): Promise<string> {
  let text = ''
  try {
    for await (const piece of response.setEncoding('utf8')) {
      text += piece
      if (text.length >= TEXT_MAX_LENGTH) break
    }
  } catch {
    // The status is known.
  }
  const isWhole = response.complete && text.length < TEXT_MAX_LENGTH
  if (/\b(html|xml)\b/i.test(response.headers['content-type'] ?? '') || /^\s*</.test(text)) return ''
  const hidden = redactSecrets(isWhole ? text : withoutPartialSecret(text, secrets), secrets)
  return hidden.slice(0, TEXT_MAX_LENGTH).trim()
}

/** A text that was cut off may end with the first part of a secret. */
function withoutPartialSecret(words: string, secrets: readonly string[]): string {
  const begun = secrets.map((secret) => {
    for (let length = secret.length - 1; length > 0; length--)
      if (words.endsWith(secret.slice(0, length))) return length
    return 0
  })
  // A complete secret is removed later.
  if (secrets.some((secret) => words.endsWith(secret))) return words
  return words.slice(0, words.length - Math.max(0, ...begun))
}
