import { expect, it } from 'vitest'
import { queryParts } from './search-query.ts'

it.each([
  ['the lighthouse', ['(the)', 'lighthouse…']],
  ['"the old dark house" whale', ['the old dark house', 'whale…']],
  ['whale “dark house”', ['whale', 'dark house']],
  ['„dark house“ «old»', ['dark house', 'old']],
  ['a "lone quote', ['(a)', 'lone', 'quote…']],
  ['"" !!! ""', []],
  ['spider-man', ['spider', 'man…']],
  ['呪怨', ['呪 怨']],
])('%s has the parts %o', (query, parts) => {
  const written = queryParts(query).map((part) => {
    if (part.kind === 'phrase') return part.stems.join(' ')
    return part.isWeak ? `(${part.stem})` : part.stem + (part.isUnfinished ? '…' : '')
  })
  expect(written).toEqual(parts)
})

it('a query has at most sixteen parts', () => {
  expect(queryParts('ab '.repeat(66))).toHaveLength(16)
})
