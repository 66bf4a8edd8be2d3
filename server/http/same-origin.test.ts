import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { sameOriginOnly } from './same-origin.ts'

const site = {
  siteUrl: 'https://den.example',
  siteUrlIsDefault: false,
  authorizedDomains: ['other.example'],
  port: 3000,
}
const fresh = { siteUrl: 'http://localhost:3000', siteUrlIsDefault: true, authorizedDomains: [], port: 3000 }

/** The status of the refusal, or the origin that is handed on. */
function outcome(
  config: Parameters<typeof sameOriginOnly>[0],
  method: string,
  headers: Record<string, string>,
  path = '/',
): number | string | undefined {
  let status: number | undefined
  const request = { method, headers, headersDistinct: {} } as unknown as IncomingMessage
  const reply = {
    writeHead: (code: number) => {
      status = code
    },
    end: () => {},
  } as unknown as ServerResponse
  const isAnswered = sameOriginOnly(config)({ request, reply, url: new URL(path, config.siteUrl) })
  return isAnswered ? status : request.headersDistinct.origin?.[0]
}

it('lets every reader read, from wherever', () => {
  for (const method of ['GET', 'HEAD'])
    expect(outcome(site, method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBeUndefined()
})

it('lets the site itself write, and programs that say nothing', () => {
  expect(outcome(site, 'POST', { origin: 'https://den.example', 'sec-fetch-site': 'same-origin' })).toBe(
    'https://den.example',
  )
  expect(outcome(site, 'POST', {})).toBeUndefined()
})

it('refuses every other site', () => {
  for (const origin of [
    'https://evil.example',
    'http://den.example',
    'https://den.example:8443',
    'https://x.den.example',
    'null',
  ])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(outcome(site, method, { origin })).toBe(403)
  for (const from of ['cross-site', 'same-site', 'none'])
    expect(outcome(site, 'POST', { 'sec-fetch-site': from })).toBe(403)
})

it('asks nobody who shows a token from a mail, and only there', () => {
  const foreign = [
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    for (const path of ['/unsubscribe?token=x', '/subscription/confirm?token=x'])
      expect(outcome(site, 'POST', headers, path)).toBe('https://den.example')
    for (const path of ['/subscribe', '/api/subscriptions', '/unsubscribe/x', '/UNSUBSCRIBE', '/?/unsubscribe'])
      expect(outcome(site, 'POST', headers, path)).toBe(403)
  }
  expect(outcome(site, 'POST', { 'sec-fetch-site': 'cross-site' }, '/unsubscribe')).toBeUndefined()
})

it('takes a page that sends no referrer at the word of its browser', () => {
  expect(outcome(site, 'POST', { origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe('https://den.example')
  expect(outcome(site, 'POST', { origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(outcome(site, 'POST', { origin: 'null' })).toBe(403)
  expect(outcome(site, 'POST', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(403)
})

it('lets a host from which signing in is allowed write to itself', () => {
  const from = (origin: string, host: string) => outcome(site, 'POST', { origin, host })
  expect(from('https://other.example', 'other.example')).toBe('https://den.example')
  expect(from('https://other.example', 'den.example')).toBe(403)
  expect(from('https://evil.example', 'evil.example')).toBe(403)
  expect(from('https://evil.example', 'other.example')).toBe(403)
})

it('takes every loopback name for the site while SITE_URL is not set', () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect(outcome(fresh, 'POST', { origin: `http://${name}:3000` })).toBe('http://localhost:3000')
  expect(outcome(fresh, 'POST', { origin: 'http://localhost:3001' })).toBe(403)
  expect(outcome(site, 'POST', { origin: 'http://localhost:3000' })).toBe(403)
})
