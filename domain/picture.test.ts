import { describe, expect, it } from 'vitest'
import { cardAddress, renditionAddress, sourceSet } from './picture.ts'

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

describe('addresses', () => {
  it('keep the hash and change what follows it', () => {
    expect(renditionAddress('/media/abc.png', 800)).toBe('/media/abc-800.webp')
    expect(cardAddress('/media/abc.avif')).toBe('/media/abc-card.jpg')
  })
})
