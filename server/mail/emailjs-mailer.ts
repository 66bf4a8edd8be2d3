import { setTimeout as pause } from 'node:timers/promises'
import { outcomeOfAnswer, wordsOf } from './emailjs-outcome.ts'
import { type Answer, PostFailure, postHandedOver } from './handed-over-post.ts'
import type { Mailer, Message, SendOutcome } from './mailer.ts'

export interface EmailJsOptions {
  /** Such as `https://api.emailjs.com`. */
  readonly origin: string
  readonly publicKey: string
  readonly privateKey: string | undefined
  readonly serviceId: string
  readonly templateId: string
  /** True when this account may be called now, whichever instance asks. */
  readonly takeCall: () => Promise<boolean>
  /** Milliseconds; tests have less patience. */
  readonly timeoutMs?: number
}

/** Of `@emailjs/browser`: whose words on the wire these are. */
const WIRE_VERSION = '4.4.1'
const TIMEOUT_MS = 10_000
const LOOK_EVERY_MS = 50
/** No template has this name, so whatever is asked with it is sent to nobody. */
const NO_TEMPLATE = 'den-connection-check'

/**
 * Sends by way of EmailJS: a template there is filled with our variables and goes out by whatever account stands behind it.
 * So neither headers nor Message-ID nor sender are ours, and one call a second is all that the service takes.
 */
export class EmailJsMailer implements Mailer {
  readonly name = 'emailjs'
  readonly #options: EmailJsOptions

  constructor(options: EmailJsOptions) {
    this.#options = options
  }

  async send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendOutcome> {
    try {
      return outcomeOfAnswer(await this.#call(callFor(message, this.#options), onHandOver, signal))
    } catch (error) {
      const reply = this.#withoutKeys(error instanceof Error ? error.message : String(error))
      if (error instanceof PostFailure && error.isHandedOver) return { kind: 'uncertain', reply, isConnection: true }
      if (signal.aborted) return { kind: 'retry', reply: 'interrupted', isConnection: false }
      // What refuses the hand-over is on our side.
      return { kind: 'retry', reply, isConnection: error instanceof PostFailure && !(error.cause instanceof NotHanded) }
    }
  }

  /**
   * The service knows no dry run. Asked with a template that is not there it looks key and service up first, so whatever it
   * has against those is told, and no mail is made. What it misses otherwise is that template. This proves that it is
   * reached and not that it would send, which only a mail does; so words that nobody foresaw count as fine, lest they keep
   * a pause from ever ending.
   */
  async check(): Promise<{ ok: boolean; reply: string }> {
    const { timeoutMs = TIMEOUT_MS } = this.#options
    const call = jsonCall({ ...this.#options, templateId: NO_TEMPLATE }, {})
    try {
      const answer = await this.#call(call, async () => {}, AbortSignal.timeout(3 * timeoutMs))
      const reply = wordsOf(answer)
      return isRefusal(answer)
        ? { ok: false, reply }
        : { ok: true, reply: `The service can be reached; only a mail shows whether it sends. It said: ${reply}` }
    } catch (error) {
      return { ok: false, reply: this.#withoutKeys(error instanceof Error ? error.message : String(error)) }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {}

  async #call(call: Call, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    const { origin, timeoutMs = TIMEOUT_MS } = this.#options
    const body = new Response(call.body)
    const type = call.type ?? body.headers.get('Content-Type') ?? ''
    const answer = await postHandedOver(
      `${origin}/api/v1.0/email/${call.endpoint}`,
      { 'Content-Type': type },
      await body.bytes(),
      {
        signal,
        timeoutMs,
        onHandOver: async () => {
          try {
            await this.#turn(signal)
            await onHandOver()
          } catch (error) {
            throw new NotHanded(String(error))
          }
        },
      },
    )
    return { ...answer, text: this.#withoutKeys(answer.text) }
  }

  /** Asked for when the connection stands, since to connect takes now longer, now shorter. */
  async #turn(signal: AbortSignal): Promise<void> {
    while (!(await this.#options.takeCall())) await pause(LOOK_EVERY_MS, undefined, { signal })
  }

  /** A service may repeat what it was told; words are shown and kept. */
  #withoutKeys(words: string): string {
    const { publicKey, privateKey } = this.#options
    return [publicKey, privateKey].reduce<string>((text, key) => (key ? text.replaceAll(key, '•••') : text), words)
  }
}

class NotHanded extends Error {}

interface Call {
  readonly endpoint: 'send' | 'send-form'
  readonly body: string | FormData
  /** Where the body does not say. */
  readonly type?: string
}

/** What a form of the site asked for is sent as that form, everything else as variables. */
function callFor(message: Message, options: EmailJsOptions): Call {
  const isOfForm = message.kind === 'confirmation' || message.kind === 'already-subscribed'
  return isOfForm ? formCall(options, variablesOf(message)) : jsonCall(options, variablesOf(message))
}

/** What a template may name. */
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

/** The form's own fields come first. */
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

/** Whether an answer to a template that is not there speaks of anything but the template. */
function isRefusal(answer: Answer): boolean {
  const outcome = outcomeOfAnswer(answer)
  if (outcome.kind === 'retry') return true
  if (outcome.kind !== 'transport-fault') return false
  if (/template/i.test(answer.text)) return false
  return !outcome.mayBeMessage || /public key|user_id|account|service/i.test(answer.text)
}
