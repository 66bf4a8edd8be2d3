import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailProblem, trimmedEmail } from './email.ts'
import { accountEmail, accountEmailProblem } from './identity/account-email.ts'
import * as messages from './messages.ts'

const PLAIN = [
  'keeper@den.example',
  'Keeper+horror@mail.den.example',
  "o'hara@den.example",
  'a@b.co',
  'first.last@den-of-horror.example',
  `${'l'.repeat(64)}@den.example`,
]

const UNUSUAL = ['käthe@den.example', 'keeper@grauen-straße.example', 'почта@пример.рф', '!#$%&*/=?^`{|}~@den.example']

const NONE = [
  '',
  ' ',
  'keeper',
  'keeper.den.example',
  'keeper@den',
  'keeper@',
  '@den.example',
  'keeper@@den.example',
  'a@b@den.example',
  'keeper @den.example',
  ' keeper@den.example',
  'keeper@den.example ',
  'keeper@den..example',
  'keeper@.example',
  'keeper@den.',
  'keeper@-den.example',
  'keeper@den-.example',
  '.keeper@den.example',
  'keeper.@den.example',
  'kee..per@den.example',
  'Keeper <keeper@den.example>',
  'a@den.example,b@den.example',
  'a@den.example;b@den.example',
  '"a@b"@den.example',
  'keeper(comment)@den.example',
  'keeper@[127.0.0.1]',
  'keeper@127.0.0.1',
  'keeper@den.example\r\nBcc: all@den.example',
  'keeper@den.example\0',
  'keeper\u200b@den.example',
  `${'l'.repeat(65)}@den.example`,
  `keeper@${'d'.repeat(64)}.example`,
  `keeper@${'d.'.repeat(130)}example`,
]

describe('emailProblem', () => {
  it.each([...PLAIN, ...UNUSUAL])('takes %j', (text) => {
    expect(emailProblem(text)).toBeNull()
  })

  it.each(NONE)('refuses %j', (text) => {
    expect(emailProblem(text)).toBe(messages.emailInvalid)
  })

  it('takes nothing without a dot, and nothing that could end a header line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (local, domain) => {
        const text = `${local}@${domain}.example`
        if (emailProblem(text) !== null) return
        expect(text).not.toMatch(/[\s<>,;:"()[\]\\\p{Cc}]/u)
        expect(text.split('@')).toHaveLength(2)
      }),
    )
  })

  it('is quick with whatever it is given', () => {
    // With quadratic work these would exceed the timeout of a test.
    const long = 'a.'.repeat(200_000)
    for (const text of [long, `${long}@`, `@${long}`, 'a'.repeat(400_000), '@'.repeat(400_000)]) emailProblem(text)
  })
})

it('trimmedEmail leaves out what comes along when an address is copied, and nothing within it', () => {
  for (const around of ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u202a', ' \u200d\t', '\u2068'])
    expect(trimmedEmail(`${around}keeper@den.example${around}`)).toBe('keeper@den.example')
  expect(emailProblem(trimmedEmail('kee\u200bper@den.example'))).toBe(messages.emailInvalid)
  expect(trimmedEmail(' \u200b ')).toBe('')
})

describe('accountEmailProblem', () => {
  it.each(PLAIN)('takes %j', (text) => {
    expect(accountEmailProblem(text)).toBeNull()
  })

  it.each([...UNUSUAL, ...NONE])('refuses %j, which nobody could sign in with', (text) => {
    expect(accountEmailProblem(text)).toBe(messages.emailInvalid)
  })

  it('goes by one spelling', () => {
    expect(accountEmail(' Keeper@Den.Example\n\u200b')).toBe('keeper@den.example')
  })
})
