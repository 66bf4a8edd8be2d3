import { type ColouredCategory, categoryStyle } from './category-tones.ts'
import type { OwnLogo } from './logo.ts'
import type { Look } from './look.ts'
import { DEFAULT_PAGES, PALETTES } from './look-choices.ts'
import { hexOf, oklchOf } from './oklch.ts'
import { type Palette, paletteOf, type Tones } from './palette.ts'
import { SHAPES, solidHeader } from './shapes.ts'

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

/** Here and not among the site's styles, which most readers load without a logo of the owner's. */
const LOGO = [
  '.logo--own{flex:0 1 auto;min-width:0;width:auto;max-width:min(240px,50vw);height:36px;object-fit:contain;object-position:left}',
  ':root:not([data-theme="light"]) .in-light,:root[data-theme="light"] .in-dark{display:none}',
].join('')

/** The picture above the posts of the front page, below a header that is not clear. */
const HEADER_PICTURE = [
  '.masthead{position:relative;overflow:clip;margin-top:var(--header-height)}',
  '.masthead .picture{width:100%;height:clamp(120px,24vw,340px);object-fit:cover}',
  ':root:root body:has(>main>.masthead) .header',
  '{animation:none;background:var(--page);border-color:var(--line);color:var(--text)}',
  ':root:root body:has(>main>.masthead) .header::before{display:none}',
  '.masthead~.first-row .first-row__stack{padding-top:8px}',
].join('')

/** Entries of the owner's menu may have several words: they stay on a line in the header, and have wider columns on phones. */
const OWN_MENU = [
  '.header__links{flex:none}',
  '@media(max-width:639px)',
  '{.footer__links p:first-child{grid-template-columns:repeat(auto-fit,minmax(8em,1fr));row-gap:12px}}',
].join('')

/** The logo of light pages cannot be seen on the pictures over which the header is clear elsewhere. */
const SOLID_HEADER = solidHeader(':root[data-theme="light"]')

/** Parts of the owner's that need styles. */
interface OwnParts {
  readonly logo: OwnLogo
  readonly hasHeaderPicture: boolean
  readonly hasMenu: boolean
  readonly categories: readonly ColouredCategory[]
}

/**
 * The style sheet of a look, to be loaded after the site's own; empty for the look of a new blog.
 * @param palette as {@link ownPalette} makes it of the look
 */
export function lookStyle(
  { accent, corners }: Pick<Look, 'accent' | 'corners'>,
  palette: Palette | null,
  { logo, hasHeaderPicture, hasMenu, categories }: OwnParts,
): string {
  const shape = SHAPES[corners]
  const line = shape && { '--line': `color-mix(in oklab,var(--page),var(--text) ${shape.line}%)` }
  const dark = rule(':root', { ...toned(palette?.dark), ...line, ...(shape && { '--radius': shape.radius }) })
  const light = rule(':root[data-theme="light"]', { ...toned(palette?.light), ...line })
  const onScreen = dark && `@media not print{${dark}${light}${shape?.style ?? ''}}`
  // Paper is white, and has an accent of its own.
  const printed = palette && rule(':root,:root[data-theme="light"]', { '--accent': onPaper(accent) })
  const onPrint = printed && `@media print{${printed}}`
  const parts = [logo && logoStyle(logo), hasHeaderPicture && HEADER_PICTURE, hasMenu && OWN_MENU]
  return [onScreen, onPrint, ...parts, categoryStyle(categories, palette)].filter(Boolean).join('')
}

function logoStyle({ dark, light }: NonNullable<OwnLogo>): string {
  return dark.src === light.src ? LOGO : LOGO + SOLID_HEADER
}

/** Colours of the browser's frame around the page, by theme. */
export function pagesOf(palette: Palette | null): { dark: string; light: string } {
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
