/** Made pairs of colours to begin with. The first is the look of a new blog. */
export const PALETTES = [
  { name: 'Den', accent: '#e5555a', ground: '#12100f' },
  { name: 'Giallo', accent: '#b3001b', ground: '#f5c518' },
  { name: 'Fjord', accent: '#1d5f8a', ground: '#f3f6f7' },
  { name: 'Fanzine', accent: '#d6006c', ground: '#fbf3dc' },
  { name: 'Swamp', accent: '#8fc46b', ground: '#0f1712' },
  { name: 'Ultraviolet', accent: '#b695ff', ground: '#130f1f' },
] as const

/** The pages of the first pair, whose tones were chosen by hand and are in `app/styles/tokens.css`. */
export const DEFAULT_PAGES = { dark: '#12100f', light: '#f4eddf' } as const

/** The typefaces of titles and texts, and the kind of each for programs that load no fonts. */
export const TYPES = {
  den: { name: 'Den: Fraunces and Source Serif', titles: 'serif', texts: 'serif' },
  giallo: { name: 'Giallo: Bodoni Moda and Newsreader', titles: 'serif', texts: 'serif' },
  gothic: { name: 'Gothic: Grenze Gotisch and Literata', titles: 'serif', texts: 'serif' },
  pulp: { name: 'Pulp: Oswald and Literata', titles: 'sans', texts: 'serif' },
  journal: { name: 'Journal: Schibsted Grotesk and Newsreader', titles: 'sans', texts: 'serif' },
  fanzine: { name: 'Fanzine: Bricolage Grotesque and Work Sans', titles: 'sans', texts: 'sans' },
  system: { name: 'The fonts of the reader’s device', titles: 'sans', texts: 'serif' },
} as const satisfies Readonly<Record<string, { name: string; titles: FontKind; texts: FontKind }>>
export type Type = keyof typeof TYPES
export type FontKind = 'serif' | 'sans'

/** Corners, and with them lines, distances, and where titles stand. */
export const CORNERS = {
  plain: 'Plain: titles on their pictures',
  sharp: 'Sharp: strong lines, little air, titles in boxes',
  soft: 'Soft: faint lines, much air, titles beside pictures',
} as const
export type Corners = keyof typeof CORNERS

/** The theme of a reader's first visit. The toggle in the header changes it for good. */
export const FIRST_THEMES = { dark: 'Dark', light: 'Light', reader: 'As the reader’s device' } as const
export type FirstTheme = keyof typeof FIRST_THEMES
