import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailboxKey } from './subscribers/subscriber.ts'

it.each([
  ['reader@den.example', 'reader@den.example'],
  ['Reader+news@Den.example', 'reader@den.example'],
  ['reader+a+b@den.example', 'reader@den.example'],
  ['r.e.a.der@den.example', 'r.e.a.der@den.example'],
  ['a.b+x@gmail.com', 'ab@gmail.com'],
  ['A.B@googlemail.com', 'ab@gmail.com'],
  ['+x@den.example', '+x@den.example'],
])('%s is counted as %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key)
})

it('gives the same for what it gave', () => {
  const local = fc.stringMatching(/^[a-z0-9+]{1,20}$/)
  fc.assert(
    fc.property(local, fc.constantFrom('gmail.com', 'googlemail.com', 'den.example'), (name, domain) => {
      const key = mailboxKey(`${name}@${domain}`)
      expect(mailboxKey(key)).toBe(key)
    }),
  )
})
