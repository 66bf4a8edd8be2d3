import { expect, it } from 'vitest'
import { checked } from '../field-errors.ts'
import { apiTokenCall, DEFAULT_SCOPES, tokenEndFrom } from './api-token.ts'

const NOW = new Date('2026-10-31T12:00:00Z')
const CALL = { name: 'import', scopes: ['posts:read'], expiresAt: '2026-11-01T00:00:00+01:00', password: 'a lantern' }

it('takes a token with its scopes and an end to come', () => {
  expect(checked(apiTokenCall(NOW), CALL)).toEqual({
    ok: true,
    value: { ...CALL, expiresAt: new Date('2026-10-31T23:00:00Z') },
  })
  const { expiresAt: _, ...withoutEnd } = CALL
  expect(checked(apiTokenCall(NOW), withoutEnd)).toMatchObject({
    value: { expiresAt: new Date('2027-01-29T12:00:00Z') },
  })
})

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'two\nlines' }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['mail:write'] }, 'scopes.0'],
  [{ scopes: 'posts:read' }, 'scopes'],
  [{ expiresAt: '2026-10-31T12:00:00Z' }, 'expiresAt'],
  [{ expiresAt: '9999-12-31T23:59:59-14:00' }, 'expiresAt'],
  [{ expiresAt: null }, 'expiresAt'],
  [{ expiresAt: 'never' }, 'expiresAt'],
  [{ expiresAt: '2027-01-01T00:00:00' }, 'expiresAt'],
  [{ password: undefined }, 'password'],
  [{ account: 'a_other' }, 'account'],
])('refuses %j', (change, field) => {
  const result = checked(apiTokenCall(NOW), { ...CALL, ...change })
  expect(result.ok ? [] : Object.keys(result.errors)).toEqual([field])
})

it.each([
  ['2026-10-31', '2026-11-01T00:00:00.000Z'],
  ['2027-01-31', '2027-02-01T00:00:00.000Z'],
  ['30d', '2026-11-30T12:00:00.000Z'],
  ['1', '2026-11-01T12:00:00.000Z'],
  ['2026-10-30', undefined],
  ['2026-13-01', undefined],
  ['0d', undefined],
  ['-1', undefined],
  ['never', undefined],
  ['99999999d', undefined],
])('reads %j as an end', (typed, end) => {
  expect(tokenEndFrom(typed, NOW)?.toISOString()).toBe(end)
})

it('gives a token nothing about people unless its maker says so', () => {
  expect(DEFAULT_SCOPES).toEqual(['posts:read', 'posts:write', 'media:write'])
})
