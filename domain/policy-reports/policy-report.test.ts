import { expect, it } from 'vitest'
import { violationIn } from './policy-report.ts'

const SITE = 'https://den.example'

function read(changes: Record<string, unknown> = {}) {
  const report = {
    'document-uri': `${SITE}/admin/posts/p_1?q=a#b`,
    'blocked-uri': 'https://evil.example:8443/a/secret?path',
    'effective-directive': 'script-src-elem',
    'script-sample': 'alert(1)',
    ...changes,
  }
  return violationIn({ 'csp-report': report }, SITE)
}

it('keeps the directive, the origin of what was refused, and the screen', () => {
  expect(read()).toEqual({ directive: 'script-src-elem', blocked: 'https://evil.example:8443', page: '/admin/posts' })
  for (const [sent, blocked] of [
    ['inline', 'inline'],
    ['', 'inline'],
    ['data', 'data'],
    ['data:text/html,x', 'data'],
    ['wss://evil.example/socket', 'wss://evil.example'],
  ])
    expect(read({ 'blocked-uri': sent })).toMatchObject({ blocked })
  expect(read({ 'document-uri': `${SITE}/admin` })).toMatchObject({ page: '/admin' })
  const older = { 'effective-directive': undefined, 'violated-directive': "script-src 'self'" }
  expect(read(older)).toMatchObject({ directive: 'script-src' })
})

it('passes over what is no report about a screen of this site', () => {
  for (const body of [null, [], {}, { 'csp-report': null }, { 'csp-report': { 'document-uri': 1 } }])
    expect(violationIn(body, SITE)).toBeNull()
  for (const changes of [
    { 'effective-directive': 'made-up' },
    { 'effective-directive': undefined },
    { 'blocked-uri': 'chrome-extension://abc/x.js' },
    { 'blocked-uri': 'moz-extension' },
    { 'blocked-uri': 'no address' },
    { 'blocked-uri': `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}` },
    { 'document-uri': 'https://elsewhere.example/admin' },
    { 'document-uri': `${SITE}/blogs/x` },
    { 'document-uri': `${SITE}/administrator` },
    { 'document-uri': 'about' },
  ])
    expect(read(changes)).toBeNull()
  expect(read({ 'document-uri': `${SITE}/admin/${'x'.repeat(40)}` })).toMatchObject({ page: '/admin' })
})
