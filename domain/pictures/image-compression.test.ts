import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compressedToTarget,
  fitWithin,
  IMAGE_MAX_SIDE,
  IMAGE_TARGET_BYTES,
  nextSmaller,
  qualities,
  type Size,
} from './image-compression.ts'

const side = fc.integer({ min: 1, max: 40_000 })
const sizes = fc.record({ width: side, height: side })

it('qualities start at 0.8, or at 0.2 above 500,000 bytes, and go down to zero by a tenth', () => {
  expect(qualities(500_000)).toEqual([0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0])
  expect(qualities(500_001)).toEqual([0.2, 0.1, 0])
  expect(qualities(0)).toHaveLength(9)
})

describe('fitWithin', () => {
  it('brings the longer side to the limit', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2400)).toEqual({ width: 2400, height: 1800 })
    expect(fitWithin({ width: 3000, height: 4000 }, 2400)).toEqual({ width: 1800, height: 2400 })
    expect(fitWithin({ width: 2400, height: 2400 }, 2400)).toEqual({ width: 2400, height: 2400 })
    expect(fitWithin({ width: 30_000, height: 2 }, 2400)).toEqual({ width: 2400, height: 1 })
  })

  it('keeps the shape, and never enlarges', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const { width, height } = fitWithin(size, IMAGE_MAX_SIDE)
        expect(Math.max(width, height)).toBe(Math.min(IMAGE_MAX_SIDE, Math.max(size.width, size.height)))
        const factor = Math.max(width, height) / Math.max(size.width, size.height)
        expect(Math.abs(width - size.width * factor)).toBeLessThan(1)
        expect(Math.abs(height - size.height * factor)).toBeLessThan(1)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

it('nextSmaller always gives up something, and never more than half of a side', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: IMAGE_TARGET_BYTES + 1, max: 1e9 }), (size, bytes) => {
      const next = nextSmaller(size, bytes)
      for (const name of ['width', 'height'] as const) {
        if (size[name] === 1) expect(next[name]).toBe(1)
        else expect(next[name]).toBeLessThan(size[name])
        expect(next[name]).toBeGreaterThanOrEqual(Math.floor(size[name] / 2))
      }
    }),
  )
})

describe('compressedToTarget', () => {
  const size = { width: 2400, height: 1800 }

  it('takes the first quality that fits, and tries none after it', async () => {
    const tried: number[] = []
    const result = await compressedToTarget(size, 400_000, async (_, quality) => {
      tried.push(quality)
      return { size: quality > 0.5 ? 500_001 : 500_000 }
    })
    expect(tried).toEqual([0.8, 0.7, 0.6, 0.5])
    expect(result).toEqual({ image: { size: 500_000 }, quality: 0.5, ...size })
  })

  it('gives up pixels only where no quality is left', async () => {
    const tried: [number, number][] = []
    const result = await compressedToTarget(size, 4_000_000, async ({ width, height }, quality) => {
      tried.push([width, quality])
      return { size: Math.round(width * height * 0.3) }
    })
    expect(tried.slice(0, 3)).toEqual([
      [2400, 0.2],
      [2400, 0.1],
      [2400, 0],
    ])
    expect(tried.slice(3).every(([width, quality]) => width < 2400 && quality === 0)).toBe(true)
    expect(result.image.size).toBeLessThanOrEqual(500_000)
    expect(result.width / result.height).toBeCloseTo(4 / 3, 2)
  })

  it('ends below the target for whatever can be packed, in few steps and with most of what may stay', async () => {
    const densities = fc.double({ min: 0.001, max: 4, noNaN: true })
    await fc.assert(
      fc.asyncProperty(sizes, densities, fc.nat(20_000_000), async (original, bytesAtWorst, fileBytes) => {
        const start = fitWithin(original, IMAGE_MAX_SIDE)
        let count = 0
        const pack = async ({ width, height }: Size, quality: number) => {
          count += 1
          return { size: 600 + Math.round(width * height * bytesAtWorst * (1 + quality)) }
        }
        const { image, width, height } = await compressedToTarget(start, fileBytes, pack)
        expect(image.size).toBeLessThanOrEqual(IMAGE_TARGET_BYTES)
        expect(count).toBeLessThanOrEqual(14)
        if (width * height < start.width * start.height && Math.min(start.width, start.height) > 500)
          expect(image.size).toBeGreaterThan(IMAGE_TARGET_BYTES * 0.7)
      }),
    )
  })

  it('ends even where nothing fits', async () => {
    const result = await compressedToTarget(size, 0, async () => ({ size: 600_000 }))
    expect(result).toMatchObject({ width: 1, height: 1, quality: 0 })
  })
})
