import { converter, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OwnLogo } from './logo.ts'
import { DEFAULT_LOOK, type Look } from './look.ts'
import { DEFAULT_PAGES, PALETTES } from './look-choices.ts'
import { lookStyle, ownPalette, pagesOf } from './look-style.ts'
import { hexOf, mixed, oklchOf } from './oklch.ts'
import { paletteOf, type Tones } from './palette.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`)
const toOklch = converter('oklch')

/** Each text of a style sheet with the grounds that it stands on, by culori, which is not ours. */
function leastContrasts(tones: Tones) {
  const hovered = mixed(tones.surface, tones.text, 0.11)
  const grounds = [tones.page, tones.surface, hovered]
  const least = (colour: string, on: readonly string[]) => Math.min(...on.map((ground) => wcagContrast(colour, ground)))
  return {
    text: least(tones.text, grounds),
    muted: least(tones.muted, grounds),
    accent: least(tones.accent, grounds),
    error: least(tones.error, grounds),
    onButton: least(tones.onAccent, [tones.accent, mixed(tones.accent, tones.text, 0.18)]),
    selected: least('#f1eadf', [tones.blood]),
    good: least(mixed(tones.lit, tones.text, 0.25), [tones.page, tones.surface]),
    edge: least(tones.controlLine, [tones.page, tones.surface]),
  }
}

function expectReadable(accent: string, ground: string): void {
  for (const [theme, tones] of Object.entries(paletteOf(accent, ground))) {
    const { edge, ...texts } = leastContrasts(tones)
    for (const [what, contrast] of Object.entries(texts))
      if (contrast < 4.5) throw new Error(`${what} in ${theme} of ${accent} on ${ground}: ${contrast}`)
    expect(edge).toBeGreaterThanOrEqual(3)
  }
}

it('makes no text unreadable, whatever the two colours', () => {
  fc.assert(fc.property(hex, hex, expectReadable), { numRuns: 1_000 })
})

it.each(PALETTES)('makes no text unreadable in $name', ({ accent, ground }) => {
  expectReadable(accent, ground)
})

it('makes the chosen ground the page of the theme that it fits', () => {
  expect(paletteOf('#b3001b', '#f5c518').light.page).toBe('#f5c518')
  expect(paletteOf('#8fc46b', '#0f1712').dark.page).toBe('#0f1712')
})

it('leaves an accent as it is where it can be read', () => {
  expect(paletteOf('#8fc46b', '#0f1712').dark.accent).toBe('#8fc46b')
})

it('converts colours as culori does', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const { l, c, h } = oklchOf(colour)
      const known = toOklch(colour)!
      expect(l).toBeCloseTo(known.l, 3)
      expect(c).toBeCloseTo(known.c, 3)
      if (known.c > 0.01) expect(Math.abs(((h - known.h! + 540) % 360) - 180)).toBeLessThan(0.5)
      expect(hexOf({ l, c, h })).toBe(colour)
    }),
  )
})

const style = (look: Partial<Look>, logo: OwnLogo = null) =>
  lookStyle({ ...DEFAULT_LOOK, ...look }, ownPalette({ ...DEFAULT_LOOK, ...look }), {
    logo,
    hasHeaderPicture: false,
    hasMenu: false,
    categories: [],
  })

it('sets nothing for the look of a new blog', () => {
  expect(style({})).toBe('')
  expect(pagesOf(ownPalette(DEFAULT_LOOK))).toEqual(DEFAULT_PAGES)
})

it('sets each part of a look for itself', () => {
  expect(style({ corners: 'sharp' })).toMatch(
    /^@media not print\{:root\{--line:color-mix\([^;]+60%\);--radius:0\}:root\[data-theme="light"\]\{--line:[^}]+\}:root body:has\(.*\.grid\{/,
  )
  expect(style({ corners: 'soft', accent: '#00ff00' })).toContain(
    '--line:color-mix(in oklab,var(--page),var(--text) 10%);--control-line:',
  )
  const green = style({ accent: '#00ff00' })
  expect(green).toContain('--page:#12100f')
  expect(green).toContain('--accent:#00ff00')
  expect(green).toContain('@media print{:root,:root[data-theme="light"]{--accent:')
})

it('has a clear header over pictures only where the logo can be seen there', () => {
  const [one, other] = ['/media/a.png', '/media/b.png'].map((src) => ({ src, width: 10, height: 10 }))
  expect(style({}, { dark: one!, light: one!, withName: true })).not.toContain('animation:none')
  expect(style({}, { dark: other!, light: one!, withName: true })).toContain('animation:none')
})
