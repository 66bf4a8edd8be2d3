import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CARD_SIZE } from '#domain/pictures/picture.ts'
import type { Ratings } from '#domain/posts/post.ts'
import { eachRating } from '#domain/posts/ratings.ts'
import type { ShareCard } from '#domain/posts/share-card.ts'
import { HARD_TITLES, inkOutside } from '#test/support/drawings.ts'
import { TURN_LIMIT_MS, turnsOf } from '#test/support/event-loop.ts'
import { canvas } from '#test/support/pictures.ts'
import { RATINGS } from '#test/support/posts.ts'
import { drawShareCard, paintShareCard } from './share-card.ts'

const CARD: ShareCard = { title: 'Alien', film: '1979', ratings: RATINGS, blogName: 'The Den', picture: null }
const UNKNOWN: Ratings = eachRating(null)

describe('drawShareCard', () => {
  it.each(Object.entries(HARD_TITLES))('keeps a title %s inside the card, as paths', async (_what, title) => {
    const longest = { ratings: { ...RATINGS, overall: 10 }, film: title.repeat(3), blogName: title.repeat(3) }
    for (const card of [
      { ...CARD, title, ...longest },
      { ...CARD, title, film: '', ratings: null },
    ]) {
      const svg = await drawShareCard(card, true)
      expect(svg.replace(/<\/?(svg|g|path|circle|linearGradient|stop)( [a-zA-Z\d-]+="[^"<>]*")*\/?>/g, '')).toBe('')
      expect(svg).not.toMatch(/<text|<script|<image|href|font|NaN|undefined/)
      expect(await inkOutside(wordsOf(svg), CARD_SIZE)).toBe(0)
    }
  })

  it('keeps the title of a review off the radar', async () => {
    for (const title of Object.values(HARD_TITLES)) {
      const { data, info } = await sharp(Buffer.from(lettersOf(await drawShareCard({ ...CARD, title }, true))))
        .raw()
        .toBuffer({ resolveWithObject: true })
      let ink = 0
      // Above the rule, to the right of the column.
      for (let y = 0; y < 480; y++)
        for (let x = 640; x < CARD_SIZE.width; x++) ink += data[(y * info.width + x) * info.channels + 3]!
      expect([title, ink]).toEqual([title, 0])
    }
  })

  it('shows the film in the place of a title of which the font lacks a letter', async () => {
    const filmTitle = await drawShareCard({ ...CARD, title: 'Ringu (1998)', film: '' }, true)
    expect(await drawShareCard({ ...CARD, title: '呪怨', film: 'Ringu (1998)' }, true)).toBe(filmTitle)
  })

  it('leaves out emoji, and sets the rest', async () => {
    const plain = await drawShareCard({ ...CARD, title: 'Alien is back' }, true)
    expect(await drawShareCard({ ...CARD, title: '👻 Alien 👩‍🚀🏳️‍🌈 is back 🇩🇪' }, true)).toBe(plain)
  })

  it('draws a corner for each known score, and no radar without any', async () => {
    const cornersOf = async (ratings: Ratings | null) =>
      (await drawShareCard({ ...CARD, ratings }, true)).split('<circle').length - 1
    expect(await cornersOf(RATINGS)).toBe(6)
    expect(await cornersOf({ ...RATINGS, acting: null, terror: null })).toBe(4)
    expect(await cornersOf({ ...UNKNOWN, terror: 0 })).toBe(1)
    expect(await cornersOf({ ...UNKNOWN, overall: 7 })).toBe(0)
    expect(await cornersOf(null)).toBe(0)
  })

  it.each(['sharp', 'soft'] as const)('keeps the words of a %s look on their ground, in its colours', async (shape) => {
    const paper = { shape, page: '#f3f6f7', text: '#101214', muted: '#505558', accent: '#1d5f8a' }
    const ratings = { ...RATINGS, overall: 10 }
    for (const title of Object.values(HARD_TITLES)) {
      const card = { ...CARD, title, film: title.repeat(3), blogName: title.repeat(3), ratings, paper }
      const svg = await drawShareCard(card, true)
      expect(svg).not.toContain('<circle')
      const words = svg.replace(/(<svg[^>]*>).*?(<g fill="#101214">.*)/, '$1$2')
      expect(await inkOutside(words, { width: 680, height: CARD_SIZE.height })).toBe(0)
    }
  })

  it('shows what it is given, and changes with it', async () => {
    const cards: Partial<ShareCard>[] = [
      {},
      { title: 'Aliens' },
      { film: '1986' },
      { blogName: 'Another' },
      { ratings: { ...RATINGS, overall: 7 } },
      { ratings: { ...RATINGS, overall: null } },
    ]
    const drawn = await Promise.all(cards.map((changes) => drawShareCard({ ...CARD, ...changes }, true)))
    expect(new Set(drawn).size).toBe(cards.length)
  })
})

describe('paintShareCard', () => {
  it('does not hold up the event loop', async () => {
    const title = HARD_TITLES['of sixty characters']
    const turns = await turnsOf(() => paintShareCard({ ...CARD, title, film: title, blogName: title }, null))
    expect(Math.min(...turns)).toBeLessThanOrEqual(TURN_LIMIT_MS)
  })

  it('is a JPEG of the size of cards, over a picture or a drawing', async () => {
    const picture = await canvas(1600, 900, '#3c6e3c').jpeg().toBuffer()
    const cards = [await paintShareCard(CARD, picture), await paintShareCard(CARD, null)]
    for (const card of cards) expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...CARD_SIZE })
    const [over] = await Promise.all(cards.map((card) => sharp(card).raw().toBuffer()))
    const [red, green] = over!.subarray((20 * CARD_SIZE.width + 1180) * 3)
    expect(green).toBeGreaterThan(red! * 1.3)
  })
})

/** The drawing without the layer that darkens the background, which fills the card. */
function wordsOf(svg: string): string {
  return svg.replace(/<linearGradient.*<\/linearGradient>(<path fill="url[^>]*>)+/, '')
}

/** The bone-white letters of the drawing: title and score. */
function lettersOf(svg: string): string {
  return svg.replace(/(<svg[^>]*>).*?(<g fill="#efe4cf">.*?<\/g>).*/, '$1$2</svg>')
}
