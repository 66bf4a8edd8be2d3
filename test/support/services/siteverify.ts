import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { HostedCaptchaConfig } from '#server/config/service-config.ts'
import { listening } from '../listening.ts'
import { type WidgetMood, widgetFrame, widgetScript } from './captcha-widget.ts'

type Provider = HostedCaptchaConfig['provider']

/** How the fake answers: as documented, with an error code, or otherwise. */
export type SiteverifyMode =
  | 'honest'
  /** Accepts every token, any number of times. */
  | 'yes'
  | 'hang'
  /** Consumes the token, and closes the connection before it answers. */
  | 'cut'
  | 'html'
  | 'list'
  | 'wrong-host'
  | 'no-host'
  | 'old'
  | 'future'
  | 'no-date'
  | 'enormous'
  | 'endless'
  | 'redirect'
  | { readonly status: number }
  | { readonly codes: readonly string[] }

/** A fake of Google reCAPTCHA, Turnstile or hCaptcha, on a free port, under the paths of the real one. */
export interface FakeSiteverify extends AsyncDisposable {
  readonly origin: string
  readonly secretKey: string
  readonly siteKey: string
  /** Environment of a server that uses it: `CAPTCHA_…`. */
  readonly env: Readonly<Record<string, string>>
  /** Form fields of each call. */
  readonly calls: readonly Record<string, string>[]
  /** Path of each request. */
  readonly paths: readonly string[]
  mode: SiteverifyMode
  /** Modes of the next calls; afterwards `mode` applies again. */
  readonly next: SiteverifyMode[]
  /** Delay before each answer about a token. */
  delayMs: number
  /** The result of a click on the widget. */
  mood: WidgetMood
  /** Whether requests for its script are refused. */
  isBlocked: boolean
  /** Forgets all calls, and restores the initial modes. */
  reset(): void
  /** A token of a challenge that was just solved. */
  issue(host?: string): string
}

interface Token {
  readonly host: string
  readonly at: number
  /** The call that consumed the token. */
  usedBy: string | undefined
}

const PATHS: Readonly<Record<Provider, { verify: string; script: string }>> = {
  recaptcha: { verify: '/recaptcha/api/siteverify', script: '/recaptcha/api.js' },
  turnstile: { verify: '/turnstile/v0/siteverify', script: '/turnstile/v0/api.js' },
  hcaptcha: { verify: '/siteverify', script: '/1/api.js' },
}
const USED: Readonly<Record<Provider, string>> = {
  recaptcha: 'timeout-or-duplicate',
  turnstile: 'timeout-or-duplicate',
  hcaptcha: 'already-seen-response',
}

const yesNow = () => ({ success: true, challenge_ts: new Date().toISOString(), hostname: 'localhost' })

export async function openFakeSiteverify(provider: Provider): Promise<FakeSiteverify> {
  const tokens = new Map<string, Token>()
  const calls: Record<string, string>[] = []
  const paths: string[] = []
  const secretKey = `secret-${randomBytes(8).toString('hex')}`
  const siteKey = `site-${randomBytes(8).toString('hex')}`
  const server = createServer((request, reply) => void answer(request, reply))
  const { origin, ...listener } = await listening(server)

  const fake: FakeSiteverify = {
    ...listener,
    origin,
    secretKey,
    siteKey,
    env: {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SECRET_KEY: secretKey,
      CAPTCHA_SITE_KEY: siteKey,
      CAPTCHA_ORIGIN: origin,
    },
    calls,
    paths,
    mode: 'honest',
    next: [],
    delayMs: 0,
    mood: 'solves',
    isBlocked: false,
    reset() {
      calls.length = 0
      paths.length = 0
      Object.assign(fake, { mode: 'honest', delayMs: 0, mood: 'solves', isBlocked: false })
    },
    issue(host = 'localhost') {
      const token = `token.${randomBytes(24).toString('base64url')}`
      tokens.set(token, { host, at: Date.now(), usedBy: undefined })
      return token
    },
  }
  return fake

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    paths.push(pathname)
    const at = `${request.method} ${pathname}`
    if (at === `POST ${PATHS[provider].verify}`) return verify(request, reply)
    if (at === `GET ${PATHS[provider].script}` && !fake.isBlocked)
      return say(reply, 'text/javascript', widgetScript(provider, siteKey))
    if (at === 'POST /elsewhere') return sayJson(reply, yesNow())
    if (at === 'GET /frame') return say(reply, 'text/html', widgetFrame(provider, searchParams))
    if (at === 'POST /solve')
      return sayJson(reply, { mood: fake.mood, token: fake.issue(searchParams.get('host') ?? '') })
    reply.writeHead(404).end()
  }

  async function verify(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) calls.push(form)
    if (fake.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fake.delayMs))
    const mode = fake.next.shift() ?? fake.mode
    const yes = yesNow()
    switch (mode) {
      case 'honest':
        return sayJson(reply, honest(form))
      case 'yes':
        return sayJson(reply, yes)
      case 'hang':
        return
      case 'cut':
        honest(form)
        return void request.socket.destroy()
      case 'html':
        return say(reply, 'text/html', '<!doctype html><title>Just a moment…</title>')
      case 'list':
        return sayJson(reply, [yes])
      case 'wrong-host':
        return sayJson(reply, { ...yes, hostname: 'elsewhere.example' })
      case 'no-host':
        return sayJson(reply, { ...yes, hostname: undefined })
      case 'old':
        return sayJson(reply, { ...yes, challenge_ts: new Date(Date.now() - 7 * 60_000).toISOString() })
      case 'future':
        return sayJson(reply, { ...yes, challenge_ts: new Date(Date.now() + 2 * 60_000).toISOString() })
      case 'no-date':
        return sayJson(reply, { ...yes, challenge_ts: undefined })
      case 'enormous':
        return sayJson(reply, { ...yes, note: 'x'.repeat(128 * 1024) })
      case 'endless':
        return void pour(reply)
      case 'redirect':
        return void reply.writeHead(307, { Location: `${origin}/elsewhere` }).end(JSON.stringify(yes))
      default:
        if ('status' in mode) return void reply.writeHead(mode.status).end(JSON.stringify(yes))
        return sayJson(reply, { success: false, 'error-codes': mode.codes })
    }
  }

  function honest(form: Record<string, string>) {
    const token = tokens.get(form.response ?? '')
    const codes = [
      ...(form.secret ? [] : ['missing-input-secret']),
      ...(form.secret && form.secret !== secretKey ? ['invalid-input-secret'] : []),
      ...(provider === 'hcaptcha' && form.sitekey && form.sitekey !== siteKey ? ['sitekey-secret-mismatch'] : []),
      ...(form.response ? [] : ['missing-input-response']),
      ...(form.response && !token ? ['invalid-input-response'] : []),
    ]
    if (codes.length > 0 || !token) return { success: false, 'error-codes': codes }
    const call = (provider === 'turnstile' && form.idempotency_key) || randomBytes(8).toString('hex')
    token.usedBy ??= call
    if (token.usedBy !== call) return { success: false, 'error-codes': [USED[provider]] }
    return { success: true, challenge_ts: new Date(token.at).toISOString(), hostname: token.host, 'error-codes': [] }
  }
}

function say(reply: ServerResponse, type: string, body: string): void {
  reply.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}

function sayJson(reply: ServerResponse, value: unknown): void {
  say(reply, 'application/json', JSON.stringify(value))
}

async function pour(reply: ServerResponse): Promise<void> {
  reply.writeHead(200, { 'Content-Type': 'application/json' })
  while (!reply.destroyed) {
    reply.write(' '.repeat(16 * 1024))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
