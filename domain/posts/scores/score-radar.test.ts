import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radarPoints, radarRing } from './score-radar.ts'

const circle = { radius: 100, center: { x: 120, y: 120 } }

describe('radarPoints', () => {
  it('begins at twelve o’clock and goes clockwise', () => {
    expect(radarPoints([10, 10, 10, 10], circle)).toEqual([
      { x: 120, y: 20 },
      { x: 220, y: 120 },
      { x: 120, y: 220 },
      { x: 20, y: 120 },
    ])
    expect(radarPoints([10, 5, 0, 10, 5, 0], circle)).toEqual([
      { x: 120, y: 20 },
      { x: 163.3, y: 95 },
      { x: 120, y: 120 },
      { x: 120, y: 220 },
      { x: 76.7, y: 145 },
      { x: 120, y: 120 },
    ])
  })

  it('leaves out the corner of an unknown score', () => {
    const [top, , , left] = radarPoints([10, 10, 10, 10], circle)
    expect(radarPoints([10, null, null, 10], circle)).toEqual([top, left])
    expect(radarPoints([null], circle)).toEqual([])
  })

  it('draws scores beyond the scale at its ends', () => {
    expect(radarPoints([12, -3], circle)).toEqual([
      { x: 120, y: 20 },
      { x: 120, y: 120 },
    ])
    expect(radarPoints([], circle)).toEqual([])
  })

  it('prints no minus zero', () => {
    const points = radarPoints([10, 10, 10, 10], { radius: 50, center: { x: 0, y: 0 } })
    for (const { x, y } of points) expect([Object.is(x, -0), Object.is(y, -0)]).toEqual([false, false])
  })

  it('puts each score at its distance from the centre, to a decimal', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 3, maxLength: 12 }), (scores) => {
        radarPoints(scores, circle).forEach(({ x, y }, index) => {
          expect(Math.abs(Math.hypot(x - 120, y - 120) - scores[index]! * 10)).toBeLessThan(0.08)
          expect(Number(x.toFixed(1))).toBe(x)
          expect(Number(y.toFixed(1))).toBe(y)
        })
      }),
    )
  })
})

it('radarRing is the shape of equal scores', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 0, max: 10 }), (count, score) => {
      expect(radarRing(count, score / 10, circle)).toEqual(radarPoints(Array(count).fill(score), circle))
    }),
  )
})
