import { expect, it } from 'vitest'
import { proposedName } from './proposed-name.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it.each([
  [CHROME, 'Chrome on Windows'],
  [`${CHROME} Edg/140.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['something else', 'Passkey'],
])('a passkey of %s is called %s', (userAgent, name) => {
  expect(proposedName(userAgent, [])).toBe(name)
})

it('takes no name twice', () => {
  expect(proposedName(CHROME, ['Chrome on Windows', 'Chrome on Windows 2'])).toBe('Chrome on Windows 3')
})
