import { setTimeout as pause } from 'node:timers/promises'
import { withoutSecrets } from '../without-secrets.ts'
import { outcomeOfAnswer, wordsOf } from './emailjs-outcome.ts'
import { type Answer, PostFailure, postHandedOver } from './handed-over-post.ts'
import type { Mailer, MailerWord, Message, SendOutcome } from './mailer.ts'

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
  readonly isProvenByMail = true
  readonly #options: EmailJsOptions

  constructor(options: EmailJsOptions) {
    this.#options = options
  }

  async send(message: Message, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<SendOutcome> {
    try {
      return outcomeOfAnswer(await this.#call(callFor(message, this.#options), onHandOver, signal))
    } catch (error) {
      const reply = this.#wordsOf(error)
      if (error instanceof PostFailure && error.isHandedOver) return { kind: 'uncertain', reply, isConnection: true }
      if (signal.aborted) return { kind: 'retry', reply: 'interrupted', isConnection: false }
      // What refuses the hand-over is on our side.
      return { kind: 'retry', reply, isConnection: error instanceof PostFailure && !(error.cause instanceof NotHanded) }
    }
  }

  /**
   * The service knows no dry run. Asked with a template that is not there it looks key and service up first, so whatever it
   * has against those is told, and no mail is made. What it misses otherwise is that template. This proves that it is
   * reached and not that it would send, which only a mail does.
   */
  async check(): Promise<MailerWord> {
    const { timeoutMs = TIMEOUT_MS, templateId } = this.#options
    const call = jsonCall({ ...this.#options, templateId: NO_TEMPLATE }, {})
    try {
      const answer = await this.#call(call, async () => {}, AbortSignal.timeout(3 * timeoutMs))
      const reply = wordsOf(answer)
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
      return { ok: false, reply: this.#wordsOf(error) }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {}

  async #call(call: Call, onHandOver: () => Promise<void>, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    const { origin, timeoutMs = TIMEOUT_MS } = this.#options
    const body = new Response(call.body)
    const type = call.type ?? body.headers.get('Content-Type') ?? ''
    return postHandedOver(`${origin}/api/v1.0/email/${call.endpoint}`, { 'Content-Type': type }, await body.bytes(), {
      signal,
      timeoutMs,
      secrets: this.#secrets,
      onHandOver: async () => {
        try {
          await this.#turn(signal)
          await onHandOver()
        } catch (error) {
          throw new NotHanded(String(error))
        }
      },
    })
  }

  /** Asked for when the connection stands, since to connect takes now longer, now shorter. */
  async #turn(signal: AbortSignal): Promise<void> {
    while (!(await this.#options.takeCall())) await pause(LOOK_EVERY_MS, undefined, { signal })
  }

  #wordsOf(error: unknown): string {
    return withoutSecrets(error instanceof Error ? error.message : String(error), this.#secrets)
  }

  /** A service may repeat what it was told; words are shown and kept. */
  get #secrets(): string[] {
    const { publicKey, privateKey } = this.#options
    return privateKey ? [publicKey, privateKey] : [publicKey]
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

/** What an answer to a template that is not there shows. `stranger`: no EmailJS would take it. */
function findingIn(answer: Answer): 'template' | 'refusal' | 'stranger' | 'unforeseen' {
  const outcome = outcomeOfAnswer(answer)
  if (outcome.kind === 'accepted' || outcome.kind === 'uncertain') return 'stranger'
  if (outcome.kind !== 'transport-fault') return 'refusal'
  if ((answer.status === 400 || answer.status === 404) && /template/i.test(answer.text)) return 'template'
  return !outcome.mayBeMessage || /public key|user_id|account|service/i.test(answer.text) ? 'refusal' : 'unforeseen'
}
