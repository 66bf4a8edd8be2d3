import { expect, it } from 'vitest'
import { ConfigError } from '../../config/config-error.ts'
import { SecretCipher } from './secret-cipher.ts'

const [NEW, OLD] = ['a key of thirty-two characters..', 'another key of thirty-two letters']

it('a value is encrypted anew each time, and decrypted in its place alone', () => {
  const cipher = new SecretCipher([NEW])
  const stored = [1, 2].map(() => cipher.encrypt('pässwort', 'settings/smtp'))
  expect(new Set(stored).size).toBe(2)
  for (const value of stored) {
    expect(value).toMatch(/^enc1\.[0-9a-f]{12}\.[\w-]+$/)
    expect(cipher.decrypt(value, 'settings/smtp')).toBe('pässwort')
    expect(() => cipher.decrypt(value, 'settings/other')).toThrow('authenticate')
    const content = Buffer.from(value.split('.')[2]!, 'base64url')
    for (const index of [0, 12, content.length - 1]) {
      const changed = Buffer.from(content)
      changed[index]! ^= 1
      const tampered = `${value.split('.').slice(0, 2).join('.')}.${changed.toString('base64url')}`
      expect(() => cipher.decrypt(tampered, 'settings/smtp')).toThrow('authenticate')
    }
    // A truncated tag is easier to guess.
    const short = `${value.split('.').slice(0, 2).join('.')}.${content.subarray(0, 20).toString('base64url')}`
    expect(() => cipher.decrypt(short, 'settings/smtp')).toThrow()
  }
})

it('the first key encrypts, all decrypt, and without a key nothing is encrypted', () => {
  const [old, rotated, none] = [new SecretCipher([OLD]), new SecretCipher([NEW, OLD]), new SecretCipher()]
  const stored = old.encrypt('secret', 'x/1')
  expect(rotated.decrypt(stored, 'x/1')).toBe('secret')
  const ending = new SecretCipher(['', OLD])
  expect([old, rotated, none, ending].map((cipher) => cipher.isCurrent(stored))).toEqual([true, false, false, false])
  expect([ending.encrypt('secret', 'x/1'), ending.decrypt(stored, 'x/1')]).toEqual(['secret', 'secret'])
  expect([old, none].map((cipher) => cipher.isCurrent('secret'))).toEqual([false, true])
  expect(none.encrypt('secret', 'x/1')).toBe('secret')
  for (const cipher of [none, rotated]) expect(cipher.decrypt('secret', 'x/1')).toBe('secret')
})

it('a key that is not there is named by its setting', () => {
  const stored = new SecretCipher([OLD]).encrypt('secret', 'x/1')
  for (const [keys, words] of [
    [[], 'ENCRYPTION_KEY is not set'],
    [[NEW], 'none of those in ENCRYPTION_KEY'],
  ] as const) {
    const refused = () => new SecretCipher(keys).decrypt(stored, 'x/1')
    expect(refused).toThrow(ConfigError)
    expect(refused).toThrow(words)
  }
})
