import { contrast, luminance, type Oklch, oklchOf } from './oklch.ts'
import { groundsOf, ON_NIGHT, type Palette, readable, TEXT, type Tones } from './palette.ts'

/** The tones of one category, `#rrggbb`. */
interface CategoryTones {
  /** Of its name on pages of each theme. */
  readonly dark: string
  readonly light: string
  /** Of its name on a picture, which is dark in both themes. */
  readonly onNight: string
  /** Of its name on a ground of the colour, in both themes. */
  readonly badge: { readonly ground: string; readonly letters: string }
}

export interface ColouredCategory {
  readonly slug: string
  /** `#rrggbb`, or empty. */
  readonly colour: string
}

type Grounds = Pick<Tones, 'page' | 'surface' | 'text'>

/** The hand-chosen tones of a new blog, as in `app/styles/tokens.css`. */
export const DEFAULT_GROUNDS: Readonly<Record<keyof Palette, Grounds>> = {
  dark: { page: '#12100f', surface: '#1b1817', text: '#ece4d8' },
  light: { page: '#f4eddf', surface: '#fbf6ea', text: '#211a15' },
}

const NIGHT = '#0b0908'
const ON_NIGHT_MUTED = '#cbbfb0'
/** No name on a picture is darker than the muted words beside it. */
const ON_PICTURE = (luminance(ON_NIGHT_MUTED) + 0.05) / (luminance(NIGHT) + 0.05)

/** The nearest tones in lightness that can be read, whatever the colour. @param palette null for the colours of a new blog */
export function categoryTones(colour: string, palette: Palette | null): CategoryTones {
  const chosen = oklchOf(colour)
  const themes = palette ?? DEFAULT_GROUNDS
  return {
    dark: onPage(chosen, themes.dark, 'lighter'),
    light: onPage(chosen, themes.light, 'darker'),
    onNight: readable(chosen, [NIGHT], 'lighter', ON_PICTURE),
    badge: badgeOf(colour),
  }
}

function onPage(chosen: Oklch, grounds: Grounds, side: 'lighter' | 'darker'): string {
  return readable(chosen, groundsOf(grounds), side, TEXT)
}

/** Pale or dark letters, by which the colour changes less. */
function badgeOf(colour: string): CategoryTones['badge'] {
  const chosen = oklchOf(colour)
  const isPale = contrast(ON_NIGHT, colour) >= Math.min(TEXT, contrast(NIGHT, colour))
  const [letters, side] = isPale ? ([ON_NIGHT, 'darker'] as const) : ([NIGHT, 'lighter'] as const)
  return { ground: readable(chosen, [letters], side, TEXT), letters }
}

/** Styles for the names of categories on cards, articles and their own pages; empty without a colour. */
export function categoryStyle(categories: readonly ColouredCategory[], palette: Palette | null): string {
  const rules = categories.flatMap(({ slug, colour }) => {
    if (colour === '' || !/^[\p{L}\p{M}\p{N}-]+$/u.test(slug)) return []
    const { dark, light, onNight, badge } = categoryTones(colour, palette)
    const link = `[href="/category/${encodeURIComponent(slug)}"]`
    const own = `[data-category="${slug}"]`
    return [
      `${link},${own}{--category:${dark};--category-on-night:${onNight}}`,
      `:root[data-theme="light"] :is(${link},${own}){--category:${light}}`,
      `.badge:has(>${link}){background:${badge.ground};color:${badge.letters}}`,
    ]
  })
  return rules.length > 0 ? `@media not print{${rules.join('')}${USES}}` : ''
}

const USES = [
  '.card__category>a{color:var(--category,inherit)}',
  '.card--poster .card__category>a{color:var(--category-on-night,inherit)}',
  '[data-category]>.label{color:var(--category)}',
].join('')
