import { expect, it } from 'vitest'
import { redactedUrl } from './redacted-url.ts'

it.each([
  ['/unsubscribe?token=s_a.b', '/unsubscribe?token=…'],
  ['/subscription/confirm?x=1&token=abc&y=2', '/subscription/confirm?x=1&token=…&y=2'],
  ['/unsubscribe?TOKEN=abc', '/unsubscribe?TOKEN=…'],
  ['/unsubscribe?%74oken=abc&t%6fken=def', '/unsubscribe?%74oken=…&t%6fken=…'],
  ['https://den.example/unsubscribe?token=abc#x', 'https://den.example/unsubscribe?token=…#x'],
  ['/preview/abc-_9', '/preview/…'],
  ['https://den.example/preview/abc?x=1', 'https://den.example/preview/…?x=1'],
  ['/%70re%76iew/abc', '/%70re%76iew/…'],
  ['//preview%2Fabc/', '//preview%2F…'],
  ['/admin/sign-in/callback?code=abc&state=def', '/admin/sign-in/callback?…'],
  ['/admin/sign-in/c%61llback/?code=abc', '/admin/sign-in/c%61llback/?…'],
  ['/previews', '/previews'],
  ['/?page=2', '/?page=2'],
  ['/blogs/My-token=1', '/blogs/My-token=1'],
])('writes %s as %s', (address, logged) => {
  expect(redactedUrl(address)).toBe(logged)
})
