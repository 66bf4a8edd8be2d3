import { expect, it } from 'vitest'
import { isLocalSite } from './local-site.ts'

it.each([
  ['http://localhost:3000', true],
  ['http://den.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://den.example', false],
  ['https://localhost.example', false],
  ['http://192.168.1.4:3000', false],
])('%s opens on this machine only: %s', (siteUrl, expected) => {
  expect(isLocalSite(siteUrl)).toBe(expected)
})
