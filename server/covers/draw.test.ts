import sharp from 'sharp'
import { expect, it } from 'vitest'
import { COVER_SIZES, type CoverShape } from '#domain/posts/cover.ts'
import { HARD_TITLES, inkOutside } from '#test/support/drawings.ts'
import { drawCover } from './draw.ts'

const SHAPES = Object.keys(COVER_SIZES) as CoverShape[]

it.each(Object.entries(HARD_TITLES))(
  'draws a title %s in every shape, with paths for letters',
  async (_what, title) => {
    for (const shape of SHAPES) {
      const svg = await drawCover(title, shape)
      expect(svg.replace(/<\/?(svg|g|path|circle)( [a-zA-Z]+="[^"<>]*")*\/?>/g, '')).toBe('')
      expect(svg).not.toMatch(/<text|<script|<image|href|font|NaN|undefined/)
      const { info, data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([COVER_SIZES[shape].width, COVER_SIZES[shape].height])
      // A drawing has more than one colour.
      expect(new Set(data.subarray(0, 30_000)).size + new Set(data.subarray(-30_000)).size).toBeGreaterThan(3)
    }
  },
)

it('sets the initial of what the font has, and of no title of which it lacks a letter', async () => {
  const pathsIn = async (title: string) => (await drawCover(title, 'square')).match(/<g[^>]*>.*<\/g>/)?.[0]
  for (const title of ['Ærø', 'Alien 👻🏳️‍🌈']) expect(await pathsIn(title)).toContain('<path')
  for (const title of ['恐怖', 'The 恐怖', '👻']) expect(await pathsIn(title)).not.toContain('<path')
})

it('is the same for the same title, and another for another', async () => {
  expect(await drawCover('Alien', 'wide')).toBe(await drawCover('Alien', 'wide'))
  expect(await drawCover('Alien', 'wide')).not.toBe(await drawCover('Aliens', 'wide'))
})

it('has no letters in shapes beside which pages show the title as text', async () => {
  for (const shape of ['wide', 'poster', 'hero'] as const)
    expect([shape, await drawCover('Alien', shape)]).toEqual([shape, expect.stringContaining('<g fill="#efe4cf"></g>')])
})

it('keeps the initial inside the picture', async () => {
  for (const title of Object.values(HARD_TITLES).slice(0, 5)) {
    const letters = (await drawCover(title, 'square')).replace(/(<svg[^>]*>).*?(<g )/, '$1$2')
    expect([title, await inkOutside(letters, COVER_SIZES.square)]).toEqual([title, 0])
  }
})
