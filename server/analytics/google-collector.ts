import type { GoogleAnalyticsConfig } from '../config/service-config.ts'
import { redactSecrets } from '../log/redact-secrets.ts'
import type { CheckResult } from '../network/check-result.ts'
import { callService, type ServiceAnswer } from '../network/service-client.ts'

export interface PageView {
  readonly screen: string
  readonly path: string
  readonly at: Date
  readonly isAdministrator: boolean
}

interface CollectResult extends CheckResult {
  /** Whether sending these views again would get the same answer. */
  readonly isFinal?: boolean
}

export type Collector = Pick<GoogleCollector, 'collect' | 'test'>

/** Limit of the Measurement Protocol. */
export const MAX_EVENTS_PER_CALL = 25

const TIMEOUT_MS = 2_000
const TEST_TIMEOUT_MS = 5_000
const NAME_MAX_LENGTH = 100
const LOCATION_MAX_LENGTH = 1_000
const REPLY_MAX_LENGTH = 500
/** Longer than any answer of the validation. */
const ANSWER_MAX_BYTES = 64 * 1024
/** 408 Request Timeout and 429 Too Many Requests: the same call may succeed later. */
const RETRYABLE = new Set([408, 429])

/** @see https://developers.google.com/analytics/devguides/collection/protocol/ga4/sending-events */
export class GoogleCollector {
  readonly #config: GoogleAnalyticsConfig
  readonly #siteUrl: string
  readonly #appName: () => Promise<string>

  constructor(config: GoogleAnalyticsConfig, siteUrl: string, appName: () => Promise<string>) {
    this.#config = config
    this.#siteUrl = siteUrl
    this.#appName = appName
  }

  /** @param reader 32 bytes that distinguish readers for a day */
  async collect(reader: Buffer, seen: readonly PageView[]): Promise<CollectResult> {
    const answer = await this.#post('/mp/collect', await this.#payload(reader, seen), TIMEOUT_MS, 0)
    if (!answer.ok) return this.#unreached(answer.reason)
    const { status } = answer
    // 2xx means that Google received the call, not that it counts it.
    const ok = status >= 200 && status < 300
    const reply = isRedirect(status) ? redirectWords(status) : `Google Analytics answered ${status}.`
    return { ok, reply, isFinal: status >= 400 && status < 500 && !RETRYABLE.has(status) }
  }

  /** Has Google validate a call, which is not counted. The validation does not check the secret. */
  async test(): Promise<CheckResult> {
    const seen = [{ screen: 'Den', path: '/', at: new Date(), isAdministrator: false }]
    const payload = { validation_behavior: 'ENFORCE_RECOMMENDATIONS', ...(await this.#payload(Buffer.alloc(32), seen)) }
    const answer = await this.#post('/debug/mp/collect', payload, TEST_TIMEOUT_MS, ANSWER_MAX_BYTES)
    if (!answer.ok) return this.#unreached(answer.reason)
    const { status, text } = answer
    if (isRedirect(status)) return { ok: false, reply: redirectWords(status) }
    const messages = messagesIn(text)
    if (status < 200 || status >= 300 || messages === null)
      return { ok: false, reply: `Google Analytics answered ${status}, and nothing that it is known to say.` }
    if (messages.length > 0) return { ok: false, reply: this.#shown(messages.join(' ')) }
    return {
      ok: true,
      reply:
        'Google Analytics understands what Den sends. It does not say whether GA_API_SECRET is right: open a page of the site and look at its Realtime report.',
    }
  }

  async #payload(reader: Buffer, seen: readonly PageView[]) {
    const appName = (await this.#appName()).slice(0, NAME_MAX_LENGTH)
    return {
      // In the format of Google's own script.
      client_id: `${reader.readUInt32BE(0)}.${reader.readUInt32BE(4)}`,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: seen.map(({ screen, path, at, isAdministrator }) => ({
        name: 'screen_view',
        timestamp_micros: at.getTime() * 1_000,
        params: {
          app_name: appName,
          screen_name: screen.slice(0, NAME_MAX_LENGTH),
          page_location: `${this.#siteUrl}${path}`.slice(0, LOCATION_MAX_LENGTH),
          // Google Analytics reports a user only with both; a reader's day is one session.
          session_id: String(reader.readUInt32BE(8)),
          engagement_time_msec: 100,
          // The value that the filter "Internal traffic" of Google Analytics looks for by default.
          ...(isAdministrator && { traffic_type: 'internal' }),
        },
      })),
    }
  }

  /** The reply without the secret: some replies quote the address, which holds it. */
  #shown(text: string): string {
    return redactSecrets(text, [this.#config.apiSecret]).slice(0, REPLY_MAX_LENGTH)
  }

  #unreached(reason: string): CheckResult {
    const words = reason === 'timeout' ? 'no answer in time' : this.#shown(reason)
    return { ok: false, reply: `Google Analytics could not be reached: ${words}.` }
  }

  #post(path: string, payload: object, timeoutMs: number, maxBytes: number): Promise<ServiceAnswer> {
    const { origin, measurementId, apiSecret } = this.#config
    const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })
    const headers = { 'Content-Type': 'application/json' }
    return callService(`${origin}${path}?${query}`, { body: JSON.stringify(payload), headers, timeoutMs, maxBytes })
  }
}

/** The messages of the validation; null when the answer is malformed. */
function messagesIn(text: string): string[] | null {
  try {
    const { validationMessages } = JSON.parse(text) as { validationMessages: { description: string }[] }
    return validationMessages.map(({ description }) => String(description))
  } catch {
    return null
  }
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

function redirectWords(status: number): string {
  return `Google Analytics answered ${status}: it redirects to another address, which Den does not follow.`
}
