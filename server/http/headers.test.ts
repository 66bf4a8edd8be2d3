import { expect, it } from 'vitest'
import { securityHeaders } from './headers.ts'

it.each([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ['off', undefined],
] as const)('asks browsers to stay on https: %s', (hsts, expected) => {
  expect(securityHeaders({ siteUrl: 'https://den.example', hsts })['Strict-Transport-Security']).toBe(expected)
  expect(securityHeaders({ siteUrl: 'http://den.example', hsts })['Strict-Transport-Security']).toBeUndefined()
})
