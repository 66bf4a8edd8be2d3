import { hexOf, luminance, mixed, type Oklch, oklchOf } from './oklch.ts'

/** The colours of one theme, by the names of the style sheets' tokens, as `#rrggbb`. */
export interface Tones {
  readonly page: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly controlLine: string
  readonly accent: string
  readonly onAccent: string
  readonly blood: string
  /** Of messages about what went wrong: red, whatever the accent. */
  readonly error: string
  /** Of the edge of warnings: yellow, whatever the accent. */
  readonly warning: string
  readonly lit: string
  readonly unlit: string
}

export interface Palette {
  readonly dark: Tones
  readonly light: Tones
}

/** Contrast of text against its ground, by WCAG 2.2 AA; a little more, since a browser mixes colours without rounding. */
export const TEXT = 4.6
/** Of the edges of controls. */
const EDGE = 3.1
/** A page between these lightnesses leaves no room for text of 4.5:1 together with a muted one. */
const DARKEST_LIGHT_PAGE = 0.82
const LIGHTEST_DARK_PAGE = 0.3
/** The white that stands on pictures and on selected text. */
export const ON_NIGHT = '#f1eadf'
const RED_HUE = 23
const YELLOW_HUE = 86
const GREEN_HUE = 149
/** Of green, which words mix with a quarter of the text's colour. */
const GREEN = 4

/**
 * Both themes from two colours. The ground is the page of the theme that it fits, light or dark, as near as readable text allows;
 * the page of the other theme has its hue. No pair of colours makes a text unreadable.
 * @param accent `#rrggbb`, of links and buttons
 * @param ground `#rrggbb`, of the page
 */
export function paletteOf(accent: string, ground: string): Palette {
  const chosen = oklchOf(ground)
  const isLight = isLightGround(ground)
  const faint = { c: Math.min(chosen.c, 0.02), h: chosen.h }
  const dark = isLight
    ? { l: 0.175, ...faint, c: faint.c / 3 }
    : { ...chosen, l: Math.min(chosen.l, LIGHTEST_DARK_PAGE) }
  const light = isLight ? { ...chosen, l: Math.max(chosen.l, DARKEST_LIGHT_PAGE) } : { l: 0.946, ...faint }
  return { dark: tones(oklchOf(accent), dark, 'dark'), light: tones(oklchOf(accent), light, 'light') }
}

/** Whether a ground is the page of the light theme. @param ground `#rrggbb` */
export function isLightGround(ground: string): boolean {
  return oklchOf(ground).l >= 0.6
}

function tones(accent: Oklch, pageColour: Oklch, theme: 'dark' | 'light'): Tones {
  const isDark = theme === 'dark'
  const side = isDark ? 'lighter' : 'darker'
  const { h } = pageColour
  const page = hexOf(pageColour)
  const surface = hexOf({ ...pageColour, l: surfaceLightness(pageColour.l, isDark), c: pageColour.c * 0.9 })
  const tint = Math.min(pageColour.c, 0.02)
  const text = readable({ l: isDark ? 0.92 : 0.22, c: tint, h }, [page, surface], side, 9)
  const grounds = groundsOf({ page, surface, text })
  return {
    page,
    surface,
    text,
    muted: readable({ l: isDark ? 0.71 : 0.47, c: tint + 0.012, h }, grounds, side, TEXT),
    line: mixed(page, text, isDark ? 0.17 : 0.15),
    controlLine: readable(oklchOf(mixed(page, text, 0.42)), [page, surface], side, EDGE),
    accent: readable(accent, grounds, side, TEXT),
    // What is readable as a link on the page is a readable ground for the colour of the page.
    onAccent: page,
    blood: readable({ ...accent, l: Math.min(accent.l, 0.42) }, [ON_NIGHT], 'darker', TEXT),
    error: readable({ l: isDark ? 0.66 : 0.5, c: 0.18, h: RED_HUE }, grounds, side, TEXT),
    warning: readable({ l: 0.8, c: 0.16, h: YELLOW_HUE }, [page, surface], side, EDGE),
    lit: readable({ l: isDark ? 0.63 : 0.55, c: 0.17, h: GREEN_HUE }, [page, surface], side, GREEN),
    unlit: mixed(page, text, 0.28),
  }
}

/** What text of a theme stands on. Below the pointer a surface is mixed with a share of the text's colour. */
export function groundsOf({ page, surface, text }: Pick<Tones, 'page' | 'surface' | 'text'>): string[] {
  return [page, surface, mixed(surface, text, 0.11)]
}

/** A surface is lighter than its page, or darker where the page is nearly white. */
function surfaceLightness(page: number, isDark: boolean): number {
  if (isDark) return page + 0.035
  return page > 0.975 ? page - 0.03 : Math.min(1, page + 0.025)
}

/**
 * The colour, or the nearest in lightness that has the contrast against all grounds: a lighter one where text is light, a darker
 * one else. Black and white are the ends.
 */
export function readable(
  colour: Oklch,
  grounds: readonly string[],
  side: 'lighter' | 'darker',
  wanted: number,
): string {
  const lights = grounds.map((ground) => luminance(ground) + 0.05)
  const isLighter = side === 'lighter'
  const bound = isLighter ? Math.max(...lights) * wanted : Math.min(...lights) / wanted
  const isEnough = (hex: string) => (isLighter ? luminance(hex) + 0.05 >= bound : luminance(hex) + 0.05 <= bound)
  const whole = hexOf(colour)
  if (isEnough(whole)) return whole
  let near = colour.l
  let far = isLighter ? 1 : 0
  for (let step = 0; step < 10; step++) {
    const middle = (near + far) / 2
    if (isEnough(hexOf({ ...colour, l: middle }))) far = middle
    else near = middle
  }
  return hexOf({ ...colour, l: far })
}
