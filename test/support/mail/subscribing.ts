import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { openTestApp, type Reply, type TestApp } from '../app.ts'
import { attributesOf, textsOf } from '../html.ts'
import { TestOutbox } from './subscriptions.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
/** Headers of pages for a single reader. */
export const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** A whole server with an outbox that tests inspect. */
export async function openSubscriptionApp(open: Parameters<typeof openTestApp>[0], options = {}) {
  const outbox = new TestOutbox()
  return { ...(await openTestApp(open, { ...options, overrides: { outbox } })), outbox }
}

/** The solution of a new captcha, computed as by a browser. */
export async function solved(app: TestApp): Promise<string> {
  const challenge: Challenge = (await app.get('/api/captcha')).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** `POST /api/subscriptions` */
export function subscribe(app: TestApp, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const json = { 'Content-Type': 'application/json', ...headers }
  return app.get('/api/subscriptions', { method: 'POST', headers: json, body: JSON.stringify(body) })
}

/** Sends a form. */
export function post(
  app: TestApp,
  target: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams(fields).toString()
  return app.get(target, { method: 'POST', headers: { ...FORM, ...headers }, body })
}

/** The status of a subscriber. */
export async function statusOf(app: TestApp, email: string): Promise<string | undefined> {
  const { subscribers } = await app.services.subscribers.list({ q: email })
  return subscribers[0]?.status
}

/** The main part of a page: its footer contains a form as well. */
export function mainOf({ body }: Reply): string {
  return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''
}

/** The values of the fields that a page's form would send. */
export function fieldsOf(page: Reply): Record<string, string> {
  const inputs = [...mainOf(page).matchAll(/<input\b[^>]*>/g)].map(([input]) => input)
  return Object.fromEntries(
    inputs.map((input) => [attributesOf(input, 'name')[0], attributesOf(input, 'value')[0] ?? '']),
  )
}

export function questionOf(page: Reply): string {
  return textsOf(mainOf(page), 'label').at(-1) ?? ''
}
