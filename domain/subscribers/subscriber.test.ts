import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailProblem } from '../email.ts'
import {
  mailboxKey,
  mailFor,
  maskedAddress,
  SUBSCRIBER_STATUSES,
  subscriberEmail,
  subscriberKey,
} from './subscriber.ts'

describe('subscriberEmail', () => {
  it.each([
    ['keeper@den.example', 'keeper@den.example'],
    ['  Keeper+Films@DEN.Example\n', 'Keeper+Films@den.example'],
    ['ka\u0308the@den.example', 'käthe@den.example'],
    ['keeper@grauen-straße.example', 'keeper@xn--grauen-strae-v9a.example'],
    ['keeper@grauen-STRASSE.example', 'keeper@grauen-strasse.example'],
    ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
    ['keeper@ｄｅｎ.example', 'keeper@den.example'],
  ])('writes %j as %j', (text, email) => {
    expect(subscriberEmail(text)).toBe(email)
    expect(subscriberEmail(email)).toBe(email)
  })

  it.each([
    '',
    'keeper',
    'keeper@den',
    'keeper@den.example, all@den.example',
    'Keeper <keeper@den.example>',
    'keeper@den.example\r\nBcc: all@den.example',
    'keeper@127.0.0.1',
    'keeper@127.0.0.①',
    'keeper@1.0x7f',
    `keeper@${'ä'.repeat(60)}.example`,
    `keeper@${'ä.'.repeat(60)}example`,
  ])('refuses %j', (text) => {
    expect(subscriberEmail(text)).toBeNull()
  })

  it('gives nothing that mail could not be sent to, and comes to rest', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (local, domain) => {
        const email = subscriberEmail(`${local}@${domain}.example`)
        if (email === null) return
        expect(emailProblem(email)).toBeNull()
        expect(email).toMatch(/@[a-z0-9.-]+$/)
        expect(subscriberEmail(email)).toBe(email)
      }),
    )
  })
})

describe('a subscriber', () => {
  it('is found regardless of case', () => {
    expect(subscriberKey('Keeper@den.example')).toBe(subscriberKey('kEEPER@den.example'))
  })

  it('is shown to nobody else', () => {
    expect(maskedAddress('keeper@den.example')).toBe('k•••@den.example')
    expect(maskedAddress('🦇bat@den.example')).toBe('🦇•••@den.example')
  })

  it('gets the mail that is due', () => {
    expect(SUBSCRIBER_STATUSES.map((status) => [status, mailFor(status)])).toEqual([
      ['pending', 'confirmation'],
      ['active', 'already-subscribed'],
      ['unsubscribed', 'confirmation'],
      ['bounced', null],
      ['suppressed', null],
    ])
  })
})

describe('mailboxKey', () => {
  it.each([
    ['reader@den.example', 'reader@den.example'],
    ['Reader+news@Den.example', 'reader@den.example'],
    ['reader+a+b@den.example', 'reader@den.example'],
    ['r.e.a.der@den.example', 'r.e.a.der@den.example'],
    ['a.b+x@gmail.com', 'ab@gmail.com'],
    ['A.B@googlemail.com', 'ab@gmail.com'],
    ['+x@den.example', '+x@den.example'],
  ])('counts %s as %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key)
  })

  it('is idempotent', () => {
    const local = fc.stringMatching(/^[a-z0-9+]{1,20}$/)
    fc.assert(
      fc.property(local, fc.constantFrom('gmail.com', 'googlemail.com', 'den.example'), (name, domain) => {
        const key = mailboxKey(`${name}@${domain}`)
        expect(mailboxKey(key)).toBe(key)
      }),
    )
  })
})
