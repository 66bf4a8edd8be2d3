import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROUTE_ACCESS } from './route-access.ts'

it('names every pattern of the route table, and no other', () => {
  const patterns = [...readFileSync('app/routes.ts', 'utf8').matchAll(/\broute\(\s*'([^']+)'/g)].map(
    ([, pattern]) => `/${pattern}`,
  )
  expect(patterns.length).toBeGreaterThan(40)
  expect(Object.keys(ROUTE_ACCESS).toSorted()).toEqual([...patterns, '/'].toSorted())
})
