import { expect, it } from 'vitest'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'

it('are ten, each of 140 random bits in groups of four', () => {
  const codes = newRecoveryCodes()
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(20)
})

it('are read however they are typed', () => {
  // Of 24 letters, as in earlier versions.
  const hash = recoveryCodeHash('01AB-CDEF-GH23-4567-89JK-MNPQ')
  expect(hash).toMatch(/^[\w-]{43}$/)
  for (const typed of ['01abcdefgh23456789jkmnpq', ' oIab cdef gh23 4567 89jk mnpq ', 'OL-AB-CDEFGH23456789JKMNPQ'])
    expect(recoveryCodeHash(typed)).toBe(hash)
  expect(recoveryCodeHash(newRecoveryCodes()[0]!)).toMatch(/^[\w-]{43}$/)
  for (const other of ['', '123456', '01AB-CDEF-GH23-4567-89JK-MNP', '01AB-CDEF-GH23-4567-89JK-MNPQR'])
    expect(recoveryCodeHash(other)).toBeNull()
})
