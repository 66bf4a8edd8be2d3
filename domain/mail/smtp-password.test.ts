import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSmtpUrl } from './mail-sender.ts'
import { isPasswordHidden, withoutPassword } from './smtp-password.ts'

it.each([
  ['smtp://keeper:topsecret@127.0.0.1:2525', 'smtp://keeper:•••@127.0.0.1:2525'],
  ['smtp://keeper@den.example:topsecret@127.0.0.1:2525', 'smtp://keeper@den.example:•••@127.0.0.1:2525'],
  ['smtps://keeper:p@ss@mail.example', 'smtps://keeper:•••@mail.example'],
  ['smtp://keeper:p:a/s?s#@mail.example', 'smtp://keeper:•••@mail.example'],
  ['smtp://keeper:pass@mail.example/?tls=optional', 'smtp://keeper:•••@mail.example/?tls=optional'],
  ['smtp://keeper:@mail.example', 'smtp://keeper:•••@mail.example'],
  ['smtp://keeper@mail.example:587', 'smtp://keeper@mail.example:587'],
  ['smtp://keeper@[::1]:587', 'smtp://keeper@[::1]:587'],
  ['smtp://[::1]:587', 'smtp://[::1]:587'],
])('shows %s as %s', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown)
})

it('shows nothing of any password, and knows what it showed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).map((user) => user.replaceAll(':', '')),
      fc.string({ unit: 'grapheme', minLength: 3 }),
      (user, password) => {
        fc.pre(password !== '•••')
        const url = `smtp://${user}:${password}@mail.example:587`
        const shown = withoutPassword(url)
        // The shown address is the same for every password.
        expect(shown).toBe(`smtp://${user}:•••@mail.example:587`)
        expect([isPasswordHidden(url), isPasswordHidden(shown)]).toEqual([false, true])
        expect(withoutPassword(shown)).toBe(shown)
      },
    ),
  )
})

it('shows nothing of a password that the address takes, as it was meant', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 3 }), (user, password) => {
      const url = `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@mail.example`
      expect(isSmtpUrl(url)).toBe(true)
      expect(isSmtpUrl(withoutPassword(url))).toBe(true)
      expect(withoutPassword(url)).toBe(`smtp://${encodeURIComponent(user)}:•••@mail.example`)
    }),
  )
})
