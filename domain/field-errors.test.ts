import { expect, it } from 'vitest'
import { z } from 'zod'
import { checked } from './field-errors.ts'

it('names a field that every object inherits like any other', () => {
  const body: unknown = JSON.parse(
    '{ "toString": 1, "constructor": 1, "__proto__": 1, "name": 2, "inner": { "valueOf": 1 } }',
  )
  const result = checked(z.strictObject({ name: z.string('This is no text'), inner: z.strictObject({}) }), body)
  if (result.ok) throw new Error('taken as it is')
  const stranger = 'Den has no such field'
  expect(JSON.parse(JSON.stringify(Object.entries(result.errors).toSorted()))).toEqual([
    ['__proto__', stranger],
    ['constructor', stranger],
    ['inner.valueOf', stranger],
    ['name', 'This is no text'],
    ['toString', stranger],
  ])
  expect(JSON.stringify(result.errors)).toContain(`"__proto__":"${stranger}"`)
})

it('says the first thing that is wrong with a field', () => {
  const schema = z.object({ name: z.string().min(3, 'It is too short').startsWith('a', 'It begins wrongly') })
  expect(checked(schema, { name: 'b' })).toEqual({ ok: false, errors: { name: 'It is too short' } })
})
