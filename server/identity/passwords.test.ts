import { expect, it } from 'vitest'
import { Argon2Passwords } from './passwords.ts'

const passwords = new Argon2Passwords()

it('hashes with argon2id, each time with a salt of its own', async () => {
  const [first, second] = await Promise.all([passwords.hash('lantern'), passwords.hash('lantern')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second).not.toBe(first)
  for (const hash of [first, second]) {
    expect(await passwords.verify({ hash, password: 'lantern' })).toBe(true)
    for (const password of ['Lantern', 'lantern ', 'lanter', '', 'lantern\0'])
      expect(await passwords.verify({ hash, password })).toBe(false)
  }
})

it('verifies what others hashed, by their own measure', async () => {
  // The test vector of argon2id's reference implementation for m=65536, t=2, p=1.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwords.verify({ hash, password: 'password' })).toBe(true)
  expect(await passwords.verify({ hash, password: 'passwore' })).toBe(false)
})

it('takes both ways of writing an accented letter for the same', async () => {
  const hash = await passwords.hash('fe\u0301e')
  expect(await passwords.verify({ hash, password: 'f\u00e9e' })).toBe(true)
  expect(await passwords.verify({ hash, password: 'fee' })).toBe(false)
})

it('refuses what is no such hash', async () => {
  await expect(passwords.verify({ hash: 'plain', password: 'plain' })).rejects.toThrow('no argon2id hash')
})
