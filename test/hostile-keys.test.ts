import { afterAll, expect, it } from 'vitest'
import { openStepCounter } from '#test/support/steps.ts'

const counter = openStepCounter(/\/(domain\/.+\.ts|zod\/)/)
afterAll(() => counter[Symbol.dispose]())
const { checked } = await import('#domain/field-errors.ts')
const { postCreation } = await import('#domain/posts/post-writing.ts')

it.each([
  ['a post', (keys: object) => keys],
  ['a section', (keys: object) => ({ sections: [keys] })],
  ['ratings', (keys: object) => ({ ratings: keys })],
  ['comments', (keys: object) => ({ comments: Object.keys(keys) })],
  ['sections', (keys: object) => ({ sections: Object.keys(keys) })],
])('checks unknown keys of %s in work proportional to their number', (_, bodyOf) => {
  const [once, fourfold] = [500, 2_000].map((count) => bodyOf(keys(count)))
  counter.stepsOf(() => checked(postCreation, once))
  const steps = counter.stepsOf(() => checked(postCreation, once))
  expect(steps).toBeLessThan(500 * 100)
  // Quadratic work would be sixteen times.
  expect(counter.stepsOf(() => checked(postCreation, fourfold))).toBeLessThan((steps + 500) * 7)
})

function keys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`sectionI${index}`, index]))
}
