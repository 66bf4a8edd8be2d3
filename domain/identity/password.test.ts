import { expect, it } from 'vitest'
import { PASSWORD_MAX_LENGTH, passwordProblem } from './password.ts'

const OWN = ['den.example', 'The Midnight Den', 'keeper@den.example']
const GUESSED = 'This password is one of those that are guessed first.'
const NAMED = 'This password is little more than the name of the site or of its keeper.'

it.each([
  'a lantern beneath the stairs',
  'correct horse battery staple',
  'Tr0ub4dor&3x',
  'vQ9zL2mKx7',
  'кошка на крыше',
  '🦇🕯️🕸️🌒🪦🐈‍⬛🩸🚪',
  'passwords are hard to choose',
  'the keeper of my lantern',
  '84930284517',
  ' leading and trailing ',
])('takes %j', (password) => {
  expect(passwordProblem(password, OWN)).toBeNull()
})

it.each([
  ['password', GUESSED],
  ['Password123!', GUESSED],
  ['P@ssw0rd', GUESSED],
  ['passwordpassword', GUESSED],
  ['iloveyou', GUESSED],
  ['dragon2024', GUESSED],
  ['monkeydragon', GUESSED],
  ['letmein!!', GUESSED],
  ['12345678', GUESSED],
  ['1234567890', GUESSED],
  ['87654321', GUESSED],
  ['qwertyuiop', GUESSED],
  ['QWERTZUIOP', GUESSED],
  ['asdfghjk', GUESSED],
  ['abcdefgh', GUESSED],
  ['aaaaaaaaaaaa', GUESSED],
  ['abababab', GUESSED],
  ['abcabcabc', GUESSED],
  ['20242024', GUESSED],
  ['horror666', GUESSED],
  ['TheMidnightDen', NAMED],
  ['the midnight den', NAMED],
  ['midnight-den-1', NAMED],
  ['m1dn1ghtd3n', NAMED],
  ['keeper@den.example', NAMED],
  ['keeper2024', NAMED],
])('refuses %s', (password, why) => {
  expect(passwordProblem(password, OWN)).toBe(why)
})

it('counts characters, not what they are stored as', () => {
  expect(passwordProblem('vQ9zL2m', [])).toBe('A password needs at least 8 characters.')
  expect(passwordProblem('vQ9zL2mK', [])).toBeNull()
  expect(passwordProblem('🦇🕯🕸🌒', [])).toBe('A password needs at least 8 characters.')
  // Four letters, each with a combining accent.
  expect(passwordProblem('e\u0301a\u0301o\u0301u\u0301', [])).toBe('A password needs at least 8 characters.')
  const longest = Array.from({ length: PASSWORD_MAX_LENGTH }, (_, index) => String.fromCodePoint(0x1f300 + index))
  expect(passwordProblem(longest.join(''), [])).toBeNull()
  expect(passwordProblem(`${longest.join('')}x`, [])).toBe('A password may have at most 128 characters.')
})

it('is quick with whatever it is given', () => {
  // With quadratic work these would exceed the timeout of a test.
  for (const text of ['a'.repeat(400_000), 'ab'.repeat(200_000), 'password'.repeat(50_000)])
    expect(passwordProblem(text, OWN)).toBe('A password may have at most 128 characters.')
})
