import { setTimeout as pause } from 'node:timers/promises'
import type { EmailJsConfig } from '../../config/service-config.ts'
import { redactSecrets } from '../../log/redact-secrets.ts'
import type { CheckResult } from '../../network/check-result.ts'
import { replyOf, resultOfAnswer } from './emailjs-result.ts'
import { type Answer, HttpPostError, httpPost } from './http-post.ts'
import type { Message, SendResult, Transport } from './transport.ts'

export interface EmailJsOptions extends EmailJsConfig {
  /** Takes the next call of the account, which all processes share; false while the rate limit lasts. */
  readonly takeCall: () => Promise<boolean>
  /** Milliseconds; shorter in tests. */
  readonly timeoutMs?: number
}

/** The version of `@emailjs/browser` whose requests are reproduced. */
const WIRE_VERSION = '4.4.1'
const TIMEOUT_MS = 10_000
const RATE_LIMIT_POLL_MS = 50
/** A template that does not exist, so that a call with it sends no mail. */
const NO_TEMPLATE = 'den-connection-check'

/** The service fills a template with our variables, and sets headers, Message-ID and sender itself. */
export class EmailJsTransport implements Transport {
  readonly name = 'emailjs'
  readonly isProvenByMail = true
  readonly #options: EmailJsOptions

  constructor(options: EmailJsOptions) {
    this.#options = options
  }

  async send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendResult> {
    try {
      return resultOfAnswer(await this.#call(callFor(message, this.#options), onHandOver, signal))
    } catch (error) {
      const reply = this.#replyOf(error)
      if (error instanceof HttpPostError && error.isHandedOver) return { kind: 'uncertain', reply, isConnection: true }
      if (signal.aborted) return { kind: 'retry', reply: 'interrupted', isConnection: false }
      // A refused hand-over is an error of this process.
      return {
        kind: 'retry',
        reply,
        isConnection: error instanceof HttpPostError && !(error.cause instanceof NotHandedOver),
      }
    }
  }

  /** No dry run exists: a call with a missing template checks key and service first. Proves only that it is reachable. */
  async check(): Promise<CheckResult> {
    const { timeoutMs = TIMEOUT_MS, templateId } = this.#options
    const call = jsonCall({ ...this.#options, templateId: NO_TEMPLATE }, {})
    try {
      const answer = await this.#call(call, async () => {}, AbortSignal.timeout(3 * timeoutMs))
      const reply = replyOf(answer)
      const finding = findingIn(answer)
      if (finding === 'refusal') return { ok: false, reply }
      if (finding === 'stranger')
        return { ok: false, reply: `It took a template that is not there, so this is not EmailJS. It said: ${reply}` }
      const words = `Whether template ${templateId} is right, only a mail shows.`
      return {
        ok: true,
        reply: finding === 'template' ? `Key and service are known. ${words}` : `${words} It said: ${reply}`,
        isProven: false,
      }
    } catch (error) {
      return { ok: false, reply: this.#replyOf(error) }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {}

  async #call(call: Call, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    const { origin, timeoutMs = TIMEOUT_MS } = this.#options
    const body = new Response(call.body)
    const type = call.type ?? body.headers.get('Content-Type') ?? ''
    return httpPost(`${origin}/api/v1.0/email/${call.endpoint}`, { 'Content-Type': type }, await body.bytes(), {
      signal,
      timeoutMs,
      secrets: this.#secrets,
      onHandOver: async () => {
        try {
          await this.#takeCall(signal)
          await onHandOver()
        } catch (error) {
          throw new NotHandedOver(String(error))
        }
      },
    })
  }

  /** Called after connecting, since the time to connect varies. */
  async #takeCall(signal: AbortSignal): Promise<void> {
    while (!(await this.#options.takeCall())) await pause(RATE_LIMIT_POLL_MS, undefined, { signal })
  }

  #replyOf(error: unknown): string {
    return redactSecrets(error instanceof Error ? error.message : String(error), this.#secrets)
  }

  /** Removed from answers, which are stored and shown and may repeat them. */
  get #secrets(): string[] {
    const { publicKey, privateKey } = this.#options
    return privateKey ? [publicKey, privateKey] : [publicKey]
  }
}

class NotHandedOver extends Error {}

interface Call {
  readonly endpoint: 'send' | 'send-form'
  readonly body: string | FormData
  /** Set where the body does not imply it. */
  readonly type?: string
}

function callFor(message: Message, options: EmailJsOptions): Call {
  const isOfForm = message.kind === 'confirmation' || message.kind === 'already-subscribed'
  return isOfForm ? formCall(options, variablesOf(message)) : jsonCall(options, variablesOf(message))
}

function variablesOf({ to, subject, text, html, links }: Message): Record<string, string> {
  return {
    to_email: to,
    subject,
    message: text,
    html,
    confirm_url: links.confirm ?? '',
    unsubscribe_url: links.unsubscribe ?? '',
  }
}

function jsonCall(options: EmailJsOptions, variables: Record<string, string>): Call {
  const { publicKey, privateKey, serviceId, templateId } = options
  const body = {
    lib_version: WIRE_VERSION,
    user_id: publicKey,
    ...(privateKey && { accessToken: privateKey }),
    service_id: serviceId,
    template_id: templateId,
    template_params: variables,
  }
  return { endpoint: 'send', body: JSON.stringify(body), type: 'application/json' }
}

/** Variables come before the fields of the service, as in `sendForm` of the library. */
function formCall({ publicKey, privateKey, serviceId, templateId }: EmailJsOptions, variables: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(variables)) body.append(name, value)
  body.append('lib_version', WIRE_VERSION)
  body.append('service_id', serviceId)
  body.append('template_id', templateId)
  body.append('user_id', publicKey)
  if (privateKey) body.append('accessToken', privateKey)
  return { endpoint: 'send-form', body } as const
}

/** What the answer to a missing template shows. `stranger`: it is not from EmailJS, which would refuse the call. */
function findingIn(answer: Answer): 'template' | 'refusal' | 'stranger' | 'unforeseen' {
  const result = resultOfAnswer(answer)
  if (result.kind === 'accepted' || result.kind === 'uncertain') return 'stranger'
  if (result.kind !== 'transport-fault') return 'refusal'
  if ((answer.status === 400 || answer.status === 404) && /template/i.test(answer.text)) return 'template'
  return !result.mayBeMessage || /public key|user_id|account|service/i.test(answer.text) ? 'refusal' : 'unforeseen'
}
