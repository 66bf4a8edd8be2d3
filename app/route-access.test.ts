import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCOPES, scopesOf } from '#domain/identity/api-token.ts'
import { isAtLeast, ROLES } from '#domain/identity/role.ts'
import { ROUTE_ACCESS } from './route-access.ts'

it('names every pattern of the route table, and no other', () => {
  const patterns = [...readFileSync('app/routes.ts', 'utf8').matchAll(/\broute\(\s*'([^']+)'/g)].map(
    ([, pattern]) => `/${pattern}`,
  )
  expect(patterns.length).toBeGreaterThan(40)
  expect(Object.keys(ROUTE_ACCESS).toSorted()).toEqual([...patterns, '/'].toSorted())
})

it('opens to each role calls of the scopes that its tokens may have, and of no other', () => {
  const calls = Object.values(ROUTE_ACCESS)
    .flatMap((methods) => Object.values(methods))
    .flatMap((access) => (access === 'everybody' || 'isPage' in access ? [] : access))
  for (const role of ROLES) {
    const opened = calls.flatMap((call) => (isAtLeast(role, call.role ?? 'owner') ? (call.scope ?? []) : []))
    expect(SCOPES.filter((scope) => opened.includes(scope))).toEqual(scopesOf(role))
  }
})
