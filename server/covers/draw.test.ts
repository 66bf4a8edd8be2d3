import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { COVER_SIZES, type CoverShape } from '#domain/posts/cover.ts'
import { drawCover } from './draw.ts'

const SHAPES = Object.keys(COVER_SIZES) as CoverShape[]
const TITLES = {
  'of one word': 'It',
  'of sixty characters': 'What We Talk About When We Talk About the Thing in the Well',
  'of one very long word': 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenfonds',
  'of wide letters': 'W'.repeat(60),
  'with markup': '</svg><script>alert(1)</script>&amp;"\'',
  'from other alphabets': 'Γειά σου, 恐怖',
  'of emoji': '👻'.repeat(60),
  'from right to left': 'אימה',
  'of nothing': ' ',
}

describe('drawCover', () => {
  it.each(Object.entries(TITLES))('draws a title %s in every shape, with paths for letters', async (_what, title) => {
    for (const shape of SHAPES) {
      const svg = await drawCover({ title, score: 7 }, shape)
      expect(svg.replace(/<\/?(svg|g|path|circle)( [a-zA-Z]+="[^"<>]*")*\/?>/g, '')).toBe('')
      expect(svg).not.toMatch(/<text|<script|<image|href|font|NaN|undefined/)
      const { info, data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([COVER_SIZES[shape].width, COVER_SIZES[shape].height])
      // More than one colour: something is there.
      expect(new Set(data.subarray(0, 30_000)).size + new Set(data.subarray(-30_000)).size).toBeGreaterThan(3)
    }
  })

  it('sets what the font has, and leaves out a title of which it lacks a letter', async () => {
    const pathsIn = async (title: string) =>
      (await drawCover({ title, score: null }, 'card')).match(/<g[^>]*>.*<\/g>/)?.[0]
    expect(await pathsIn('Ærø')).toContain('<path')
    for (const title of ['恐怖', 'The 恐怖', 'Alien 👻']) expect(await pathsIn(title)).not.toContain('<path')
  })

  it('is the same for the same title and score, and another for others', async () => {
    const card = (title: string, score: number | null) => drawCover({ title, score }, 'card')
    expect(await card('Alien', 8)).toBe(await card('Alien', 8))
    expect(await card('Alien', 8)).not.toBe(await card('Alien', 9))
    expect(await card('Alien', 8)).not.toBe(await card('Aliens', 8))
  })

  it('shows title and score only in the picture of a shared link, since pages show both as text', async () => {
    for (const shape of ['wide', 'poster', 'hero'] as const) {
      const svg = await drawCover({ title: 'Alien', score: 8 }, shape)
      expect([shape, svg]).toEqual([shape, expect.stringContaining('<g fill="#efe4cf"></g>')])
    }
  })

  it('keeps every letter inside the picture', async () => {
    for (const title of Object.values(TITLES).slice(0, 5))
      for (const shape of ['square', 'card'] as const) {
        const svg = await drawCover({ title, score: null }, shape)
        const letters = svg.replace(/(<svg[^>]*>).*?(<g )/, '$1$2')
        const { width, height } = COVER_SIZES[shape]
        const grown = letters.replace(/viewBox="[^"]*"/, `viewBox="-40 -40 ${width + 80} ${height + 80}"`)
        const { data, info } = await sharp(Buffer.from(grown))
          .resize(width + 80, height + 80, { fit: 'fill' })
          .raw()
          .toBuffer({ resolveWithObject: true })
        const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]!
        let outside = 0
        for (let x = 0; x < info.width; x++) outside += alphaAt(x, 20) + alphaAt(x, info.height - 20)
        for (let y = 0; y < info.height; y++) outside += alphaAt(20, y) + alphaAt(info.width - 20, y)
        expect([title, shape, outside]).toEqual([title, shape, 0])
      }
  })
})
