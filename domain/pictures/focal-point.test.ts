import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partAround } from './focal-point.ts'

const size = (max: number) => fc.record({ width: fc.integer({ min: 1, max }), height: fc.integer({ min: 1, max }) })
const percent = fc.integer({ min: 0, max: 100 })

it('cuts the largest part of the shape that lies within the picture and shows the point', () => {
  fc.assert(
    fc.property(fc.record({ x: percent, y: percent }), size(6000), size(1500), (point, picture, shape) => {
      const { left, top, width, height } = partAround(point, picture, shape)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(picture.width)
      expect(top + height).toBeLessThanOrEqual(picture.height)
      expect(width === picture.width || height === picture.height).toBe(true)
      const at = { x: (picture.width * point.x) / 100, y: (picture.height * point.y) / 100 }
      expect([at.x >= left - 1, at.x <= left + width + 1]).toEqual([true, true])
      expect([at.y >= top - 1, at.y <= top + height + 1]).toEqual([true, true])
    }),
  )
})

it('keeps the edges in sight', () => {
  const [picture, square] = [
    { width: 1600, height: 900 },
    { width: 100, height: 100 },
  ]
  expect(partAround({ x: 0, y: 50 }, picture, square)).toEqual({ left: 0, top: 0, width: 900, height: 900 })
  expect(partAround({ x: 100, y: 50 }, picture, square)).toEqual({ left: 700, top: 0, width: 900, height: 900 })
})
