import { expect, it } from 'vitest'
import { proposedName } from './proposed-name.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it('names a passkey after the browser, and takes no name twice', () => {
  expect(proposedName(CHROME, [])).toBe('Chrome on Windows')
  expect(proposedName(CHROME, ['Chrome on Windows', 'Chrome on Windows 2'])).toBe('Chrome on Windows 3')
})
