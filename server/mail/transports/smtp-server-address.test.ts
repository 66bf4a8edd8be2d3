import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSmtpUrl } from '#domain/mail/mail-sender.ts'
import { composeMailServer, mailServerProblems, splitMailServer } from '#domain/mail/mail-server-fields.ts'
import { smtpServer } from './smtp-server-address.ts'

const FIELDS = { host: 'mail.example', port: '587', encryption: 'starttls', user: 'keeper', password: 'p' } as const

describe('composeMailServer', () => {
  it('is read by the server as it was typed, whatever user and password hold', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(text, text, fc.constantFrom('tls', 'starttls', 'optional'), (user, password, encryption) => {
        const fields = { ...FIELDS, user, password, encryption }
        const url = composeMailServer(fields)
        expect(isSmtpUrl(url)).toBe(true)
        const { auth, host, port, secure, requireTLS } = smtpServer(url)
        expect(auth).toEqual({ user, pass: password })
        expect([host, port]).toEqual(['mail.example', 587])
        expect([secure, requireTLS]).toEqual([encryption === 'tls', encryption === 'starttls'])
        expect(splitMailServer(url)).toEqual(fields)
      }),
    )
  })

  it.each(['a@b:c/d%e+f', 'p?a#ss', 'pässwörd 密码', '%40', '•••', "!'()*~"])('keeps the password %s', (password) => {
    const url = composeMailServer({ ...FIELDS, user: 'keeper@den.example', password })
    expect(smtpServer(url).auth).toEqual({ user: 'keeper@den.example', pass: password })
    expect(splitMailServer(url)?.password).toBe(password)
  })

  it('writes the address of each host', () => {
    const none = { ...FIELDS, user: '', password: '' }
    expect(composeMailServer({ ...none, host: ' ' })).toBe('')
    expect(composeMailServer({ ...none, host: ' mail.example ', port: '' })).toBe('smtp://mail.example:587')
    expect(composeMailServer({ ...none, encryption: 'tls', port: '' })).toBe('smtps://mail.example:465')
    expect(smtpServer(composeMailServer({ ...none, host: '::1' })).host).toBe('::1')
    expect(smtpServer(composeMailServer({ ...none, host: 'post.müller.example' })).host).toBe('post.müller.example')
    expect(composeMailServer({ ...FIELDS, password: '' })).toBe('smtp://keeper@mail.example:587')
    expect(composeMailServer({ ...FIELDS, password: null })).toBe('smtp://keeper:•••@mail.example:587')
    expect(composeMailServer({ ...none, password: null })).toBe('smtp://mail.example:587')
  })
})

describe('splitMailServer', () => {
  it.each([
    ['smtp://keeper:p@mail.example', {}],
    [' SMTPS://keeper:p@mail.example/ ', { encryption: 'tls', port: '465' }],
    ['smtp://keeper:p@mail.example:25/?tls=optional', { encryption: 'optional', port: '25' }],
    ['smtp://mail.example:587', { user: '', password: '' }],
    ['smtp://keeper@mail.example', { password: '' }],
    ['smtp://keeper:•••@mail.example', { password: null }],
    ['smtp://keeper%40den.example:p%40ss@mail.example', { user: 'keeper@den.example', password: 'p@ss' }],
    ['smtp://keeper@den.example:p@ss@mail.example', { user: 'keeper@den.example', password: 'p@ss' }],
    ['smtp://keeper:p:a/s?s#@mail.example', { password: 'p:a/s?s#' }],
    ['smtp://keeper:100%@mail.example', { password: '100%' }],
    ['smtp://keeper:p@[::1]:2525', { host: '::1', port: '2525' }],
  ])('reads %s', (address, expected) => {
    expect(splitMailServer(address)).toEqual({ ...FIELDS, ...expected })
  })

  it.each(['', 'mail.example', 'mail.example:587', 'https://mail.example', 'smtp://', 'smtp://mail.example/inbox'])(
    'leaves %j as it is',
    (text) => expect(splitMailServer(text)).toBeNull(),
  )

  it('agrees with the server on every address that the server takes', () => {
    const part = fc.string({ minLength: 1 }).map(encodeURIComponent)
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1, max: 65_535 }), (user, password, port) => {
        const url = `smtp://${user}:${password}@mail.example:${port}`
        const server = smtpServer(url)
        const fields = splitMailServer(url)
        expect([fields?.host, Number(fields?.port)]).toEqual([server.host, server.port])
        expect({ user: fields?.user, pass: fields?.password }).toEqual(server.auth)
      }),
    )
  })
})

it.each([
  [{ host: 'mail.example:587' }, 'host'],
  [{ host: 'http://mail.example' }, 'host'],
  [{ host: 'a@mail.example' }, 'host'],
  [{ port: '0' }, 'port'],
  [{ port: '65536' }, 'port'],
  [{ port: 'x' }, 'port'],
  [{ user: '' }, 'user'],
])('finds what is wrong in %j', (change, field) => {
  expect(Object.keys(mailServerProblems({ ...FIELDS, ...change }))).toEqual([field])
})

it.each([{}, { host: '', port: 'x' }, { host: '::1' }, { port: '' }, { user: '', password: null }])(
  'takes %j',
  (change) => expect(mailServerProblems({ ...FIELDS, ...change })).toEqual({}),
)
