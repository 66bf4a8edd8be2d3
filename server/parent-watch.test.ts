import { expect, it } from 'vitest'
import { watchParent } from './parent-watch.ts'

it('a parent that ends is told of once, and is not asked for any more', () => {
  let parent = 41
  let told = 0
  let isLooking = true
  let look = () => {}
  const repeat = (next: () => void) => {
    look = () => isLooking && next()
    return {
      [Symbol.dispose]() {
        isLooking = false
      },
    }
  }
  watchParent(41, () => told++, { parentOf: () => parent, repeat })
  look()
  expect(told).toBe(0)
  // The new parent of an orphan is not always process 1.
  parent = 7
  look()
  look()
  expect([told, isLooking]).toEqual([1, false])
})

it('a parent that ended before anybody looked is told of at the first look', () => {
  let told = 0
  let look = () => {}
  watchParent(41, () => told++, {
    parentOf: () => 1,
    repeat: (next) => {
      look = next
      return { [Symbol.dispose]() {} }
    },
  })
  look()
  expect(told).toBe(1)
})
