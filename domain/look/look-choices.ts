import type { MessageKey } from '../locales/locale.ts'

/** Made pairs of colours to begin with. The first is the look of a new blog. */
export const PALETTES = [
  { name: 'settings.paletteDen', accent: '#e5555a', ground: '#12100f' },
  { name: 'settings.paletteGiallo', accent: '#b3001b', ground: '#f5c518' },
  { name: 'settings.paletteFjord', accent: '#1d5f8a', ground: '#f3f6f7' },
  { name: 'settings.paletteFanzine', accent: '#d6006c', ground: '#fbf3dc' },
  { name: 'settings.paletteSwamp', accent: '#8fc46b', ground: '#0f1712' },
  { name: 'settings.paletteUltraviolet', accent: '#b695ff', ground: '#130f1f' },
] as const

/** The pages of the first pair, whose tones were chosen by hand and are in `app/styles/tokens.css`. */
export const DEFAULT_PAGES = { dark: '#12100f', light: '#f4eddf' } as const

/** The typefaces of titles and texts, and the kind of each for programs that load no fonts. */
export const TYPES = {
  den: { name: 'settings.typeDen', titles: 'serif', texts: 'serif' },
  giallo: { name: 'settings.typeGiallo', titles: 'serif', texts: 'serif' },
  gothic: { name: 'settings.typeGothic', titles: 'serif', texts: 'serif' },
  pulp: { name: 'settings.typePulp', titles: 'sans', texts: 'serif' },
  journal: { name: 'settings.typeJournal', titles: 'sans', texts: 'serif' },
  fanzine: { name: 'settings.typeFanzine', titles: 'sans', texts: 'sans' },
  system: { name: 'settings.typeSystem', titles: 'sans', texts: 'serif' },
} as const satisfies Readonly<Record<string, { name: MessageKey; titles: FontKind; texts: FontKind }>>
export type Type = keyof typeof TYPES
export type FontKind = 'serif' | 'sans'

/** Corners, and with them lines, distances, and where titles stand. */
export const CORNERS = {
  plain: 'settings.cornersPlain',
  sharp: 'settings.cornersSharp',
  soft: 'settings.cornersSoft',
} as const satisfies Readonly<Record<string, MessageKey>>
export type Corners = keyof typeof CORNERS

/** The theme of a reader's first visit. The toggle in the header changes it for good. */
export const FIRST_THEMES = {
  dark: 'settings.dark',
  light: 'settings.light',
  reader: 'settings.asDevice',
} as const satisfies Readonly<Record<string, MessageKey>>
export type FirstTheme = keyof typeof FIRST_THEMES
