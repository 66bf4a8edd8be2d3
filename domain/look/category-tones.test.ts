import { readFileSync } from 'node:fs'
import { converter, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { categoryStyle, categoryTones, DEFAULT_GROUNDS } from './category-tones.ts'
import { mixed } from './oklch.ts'
import { type Palette, paletteOf } from './palette.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`)
const hueOf = (colour: string) => converter('oklch')(colour)?.h

function leastContrasts(colour: string, palette: Palette | null): Record<string, number> {
  const { dark, light, onNight, badge } = categoryTones(colour, palette)
  const themes = palette ?? DEFAULT_GROUNDS
  const on = (tone: string, { page, surface, text }: { page: string; surface: string; text: string }) =>
    Math.min(...[page, surface, mixed(surface, text, 0.11)].map((each) => wcagContrast(tone, each)))
  return {
    dark: on(dark, themes.dark),
    light: on(light, themes.light),
    // As pale as the muted words beside it: what lies below them is any picture, darkened.
    picture: wcagContrast(onNight, '#0b0908') >= wcagContrast('#cbbfb0', '#0b0908') ? 21 : 0,
    badge: wcagContrast(badge.letters, badge.ground),
  }
}

function expectReadable(colour: string, palette: Palette | null): void {
  for (const [where, contrast] of Object.entries(leastContrasts(colour, palette)))
    if (contrast < 4.5) throw new Error(`${colour} (${where}) on ${palette?.dark.page ?? 'the default'}: ${contrast}`)
}

it('leaves no name unreadable in the look of a new blog, whatever the colour', () => {
  const channel = Array.from({ length: 18 }, (_, index) => (index * 15).toString(16).padStart(2, '0'))
  for (const r of channel) for (const g of channel) for (const b of channel) expectReadable(`#${r}${g}${b}`, null)
})

it('leaves no name unreadable in any look', () => {
  const pairs = fc.property(hex, hex, hex, (colour, accent, ground) =>
    expectReadable(colour, paletteOf(accent, ground)),
  )
  fc.assert(pairs, { numRuns: 1_000 })
})

it('keeps a colour that can be read, and the hue of another', () => {
  expect(categoryTones('#f5c518', null).dark).toBe('#f5c518')
  const { light, onNight, badge } = categoryTones('#f5c518', null)
  expect(Math.abs(hueOf(light)! - hueOf('#f5c518')!)).toBeLessThan(4)
  expect([onNight, badge]).toEqual(['#f5c518', { ground: '#f5c518', letters: '#0b0908' }])
  expect(categoryTones('#b3001b', null).badge).toEqual({ ground: '#b3001b', letters: '#f1eadf' })
})

it('knows the tones of the style sheet', () => {
  const css = readFileSync('app/styles/tokens.css', 'utf8')
  const themes = { dark: css.slice(0, css.indexOf('[data-theme')), light: css.slice(css.indexOf('[data-theme')) }
  for (const [theme, grounds] of Object.entries(DEFAULT_GROUNDS))
    for (const [name, tone] of Object.entries(grounds))
      expect(themes[theme as 'dark' | 'light']).toContain(`--${name}: ${tone};`)
})

it('writes rules for the coloured ones alone', () => {
  expect(categoryStyle([{ slug: 'lists', colour: '' }], null)).toBe('')
  expect(categoryStyle([{ slug: 'a"]{}', colour: '#ff0000' }], null)).toBe('')
  const style = categoryStyle(
    [
      { slug: 'lists', colour: '' },
      { slug: 'reviews', colour: '#f5c518' },
    ],
    null,
  )
  expect(style).toContain('[href="/category/reviews"],[data-category="reviews"]{--category:#f5c518;')
  expect(style).toContain('.badge:has(>[href="/category/reviews"]){background:#')
  expect(style).not.toContain('lists')
})
