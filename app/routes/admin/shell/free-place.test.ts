import { describe, expect, test } from 'vitest'
import { freePlace } from './free-place.ts'

const WINDOW = { width: 400, height: 300 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const HOME = box(284, 20, 100, 40)

describe('a free place', () => {
  test('is the home where that covers nothing, also where a control touches it', () => {
    expect(freePlace(HOME, [box(284, 60, 100, 40)], WINDOW)).toMatchObject({ x: 0, y: 0, covered: 0 })
  })

  test('is just below a control', () => {
    expect(freePlace(HOME, [box(300, 30, 40, 20)], WINDOW)).toMatchObject({ x: 0, y: 30, covered: 0 })
  })

  test('is beside a column of controls that is as high as the window', () => {
    expect(freePlace(HOME, [box(300, 0, 40, 300)], WINDOW)).toMatchObject({ x: -84, y: 0, covered: 0 })
  })

  test('is between two controls only where it fits', () => {
    const between = (top: number) => [box(0, 0, 400, 60), box(0, top, 400, 300 - top)]
    expect(freePlace(HOME, between(100), WINDOW)).toMatchObject({ x: 0, y: 40, covered: 0 })
    expect(freePlace(HOME, between(99), WINDOW)).toMatchObject({ x: 0, y: 39, covered: 100 })
  })

  test('does not leave the window; where it is full, the least is covered', () => {
    const top = box(0, 0, 400, 150)
    const bottom = box(98, 150, 302, 150)
    expect(freePlace(HOME, [top, bottom], WINDOW)).toMatchObject({ x: -284, y: 130, covered: 80 })
  })
})
