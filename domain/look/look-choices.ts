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

/** How corners are drawn. */
export const CORNERS = { plain: 'Plain', sharp: 'Sharp', soft: 'Soft' } as const
export type Corners = keyof typeof CORNERS

/** The theme of a reader's first visit. The toggle in the header changes it for good. */
export const FIRST_THEMES = { dark: 'Dark', light: 'Light', reader: 'As the reader’s device' } as const
export type FirstTheme = keyof typeof FIRST_THEMES
