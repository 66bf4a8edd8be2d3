import type { Look } from './look.ts'
import { type Corners, PALETTES } from './look-choices.ts'
import { hexOf, oklchOf } from './oklch.ts'
import { type Palette, paletteOf, type Tones } from './palette.ts'

/** Custom properties of style sheets that a look sets, with their values, by theme. */
export type LookTokens = Readonly<Record<'dark' | 'light', Readonly<Record<string, string>>>>

/** The pages of the default look, whose tones are in `app/styles/tokens.css`. */
const DEFAULT_PAGES = { dark: '#12100f', light: '#f4eddf' }

const TONES: Readonly<Record<keyof Tones, string>> = {
  page: '--page',
  surface: '--surface',
  text: '--text',
  muted: '--muted',
  line: '--line',
  controlLine: '--control-line',
  accent: '--accent',
  onAccent: '--on-accent',
  blood: '--blood',
  error: '--error',
  warning: '--warning',
  lit: '--lit',
  unlit: '--unlit',
}

const RADII: Readonly<Record<Corners, string>> = { plain: '3px', sharp: '0', soft: '10px' }

/** What a look sets on top of `app/styles/tokens.css`; nothing for the default look. */
export function lookTokens(look: Look): LookTokens {
  const palette = ownPalette(look)
  const corner = look.corners === 'plain' ? {} : { '--radius': RADII[look.corners] }
  return { dark: { ...toned(palette?.dark), ...corner }, light: { ...toned(palette?.light), ...corner } }
}

/** Here and not among the site's styles, which most readers load without a logo of the owner's. */
const LOGO = [
  '.logo--own{flex:none;width:auto;max-width:min(240px,50vw);height:36px;object-fit:contain;object-position:left}',
  ':root:not([data-theme="light"]) .in-light,:root[data-theme="light"] .in-dark{display:none}',
].join('')

/** The logo of light pages cannot be seen on the pictures over which the header is clear elsewhere. */
const PICTURED = 'body:has(>main>article>.hero>.hero__figure,>main>.first-row>.card--poster) .header'
const SOLID_HEADER = [
  `:root[data-theme="light"] ${PICTURED}`,
  '{animation:none;background:var(--page);border-color:var(--line);color:var(--text)}',
  `:root[data-theme="light"] ${PICTURED}::before{display:none}`,
].join('')

/** The style sheet of a look, to be loaded after the site's own; empty for the default look without a logo of the owner's. */
export function lookStyle(look: Look, logos: 'none' | 'one' | 'two' = 'none'): string {
  const { dark, light } = lookTokens(look)
  const rules = [rule(':root', dark), rule(':root[data-theme="light"]', light)].join('')
  const logo = { none: '', one: LOGO, two: LOGO + SOLID_HEADER }[logos]
  if (rules === '') return logo
  const palette = ownPalette(look)
  // Paper is white, and has an accent of its own.
  const printed = palette && rule(':root,:root[data-theme="light"]', { '--accent': onPaper(look.accent) })
  return `@media not print{${rules}}${printed ? `@media print{${printed}}` : ''}${logo}`
}

/** Colours of the browser's frame around the page, by theme. */
export function pagesOf(look: Look): { dark: string; light: string } {
  const palette = ownPalette(look)
  return palette ? { dark: palette.dark.page, light: palette.light.page } : DEFAULT_PAGES
}

/** Null for the colours of a new blog, which were chosen by hand. */
export function ownPalette({ accent, ground }: Pick<Look, 'accent' | 'ground'>): Palette | null {
  const [first] = PALETTES
  return accent === first.accent && ground === first.ground ? null : paletteOf(accent, ground)
}

function onPaper(accent: string): string {
  const chosen = oklchOf(accent)
  return hexOf({ ...chosen, l: Math.min(chosen.l, 0.45) })
}

function toned(tones: Tones | undefined): Record<string, string> {
  if (!tones) return {}
  return Object.fromEntries(Object.entries(TONES).map(([tone, token]) => [token, tones[tone as keyof Tones]]))
}

function rule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
  return body.length > 0 ? `${selector}{${body.join(';')}}` : ''
}
