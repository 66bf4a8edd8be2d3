import { describe, expect, it } from 'vitest'
import { cardAddress, renditionAddress, sourceSet, uprightAddress, uprightSet } from './picture.ts'

const src = '/media/0123456789abcdef0123456789abcdef.jpg'

describe('sourceSet', () => {
  it('offers every width that the picture has', () => {
    expect(sourceSet({ src, width: 1600 })).toBe(
      [400, 800, 1200, 1600]
        .map((width) => `/media/0123456789abcdef0123456789abcdef-${width}.webp ${width}w`)
        .join(', '),
    )
  })

  it('offers nothing larger than the picture', () => {
    expect(sourceSet({ src, width: 1199 }).split(', ')).toHaveLength(2)
    expect(sourceSet({ src, width: 399 })).toBe('')
  })
})

describe('uprightSet', () => {
  it('offers what can be cut out of the middle without making it larger', () => {
    expect(uprightSet({ src, width: 1600, height: 900 })).toBe(
      [480, 720].map((width) => `/media/0123456789abcdef0123456789abcdef-upright-${width}.webp ${width}w`).join(', '),
    )
    expect(uprightSet({ src, width: 1600, height: 899 })).not.toContain('720w')
    expect(uprightSet({ src, width: 1600, height: 599 })).toBe('')
  })

  it('offers nothing of a picture that is upright itself', () => {
    expect(uprightSet({ src, width: 1201, height: 1500 })).not.toBe('')
    expect(uprightSet({ src, width: 1200, height: 1500 })).toBe('')
  })
})

describe('addresses', () => {
  it('keep the hash and change what follows it', () => {
    expect(renditionAddress('/media/abc.png', 800)).toBe('/media/abc-800.webp')
    expect(uprightAddress('/media/abc.png', 480)).toBe('/media/abc-upright-480.webp')
    expect(cardAddress('/media/abc.avif')).toBe('/media/abc-card.jpg')
  })

  it('of cuts say for which focal point they are', () => {
    expect(uprightAddress('/media/abc.png', 480, { x: 0, y: 7 })).toBe('/media/abc-upright-480-at-0-7.webp')
    expect(cardAddress('/media/abc.png', { x: 32, y: 100 })).toBe('/media/abc-card-at-32-100.jpg')
    const pointed = { src, width: 1600, height: 900, focalPoint: { x: 1, y: 2 } }
    expect(uprightSet(pointed)).toContain('-upright-480-at-1-2.webp 480w')
    expect(sourceSet(pointed)).not.toContain('-at-')
  })
})
