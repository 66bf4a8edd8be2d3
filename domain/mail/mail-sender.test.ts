import { describe, expect, it } from 'vitest'
import { isSmtpUrl, mailSender } from './mail-sender.ts'

describe('mailSender', () => {
  it('reads an address, with a name or without', () => {
    const address = 'keeper@den.example'
    expect(mailSender(' keeper@den.example ')).toEqual({ name: '', address })
    expect(mailSender('<keeper@den.example>')).toEqual({ name: '', address })
    expect(mailSender('The Midnight Den <keeper@den.example>')).toEqual({ name: 'The Midnight Den', address })
    expect(mailSender('"Den, The" <keeper@den.example>')).toEqual({ name: 'Den, The', address })
  })

  it.each([
    '',
    'keeper',
    'keeper@den',
    'a@den.example, b@den.example',
    'The Den keeper@den.example',
    'keeper@den.example>',
    '<keeper@den.example',
    'A <a@den.example> <b@den.example>',
    'A\r\nBcc: x <keeper@den.example>',
  ])('refuses %j', (text) => {
    expect(mailSender(text)).toBeNull()
  })
})

it.each([
  ['smtp://localhost', true],
  ['smtp://user:p%40ss@mail.example:587', true],
  ['smtps://mail.example/', true],
  ['smtp://', false],
  ['mail.example:587', false],
  ['http://mail.example', false],
  ['smtp://mail.example/inbox', false],
  ['smtp://mail.example:99999', false],
  ['smtp://keeper@den.example:topsecret@mail.example:587', true],
  ['smtp://keeper:1?secret@mail.example', false],
  ['smtp://keeper:1#secret@mail.example', false],
  ['smtp://keeper:100%@mail.example', false],
  ['smtp://keeper:100%25@mail.example', true],
])('isSmtpUrl %s: %s', (text, expected) => {
  expect(isSmtpUrl(text)).toBe(expected)
})
