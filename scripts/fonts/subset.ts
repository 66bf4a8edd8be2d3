import { createRequire } from 'node:module'

export type Axes = Readonly<Record<string, number | { min: number; max: number }>>

interface SubsetOptions {
  targetFormat: 'sfnt' | 'woff2'
  keepFeatures?: readonly string[]
  keepAllGlyphs?: boolean
  /** Keeps only the glyphs of the letters, not those that features would substitute for them. */
  noLayoutClosure?: boolean
  dropTables?: readonly string[]
  variationAxes?: Axes
}

type SubsetFont = (font: Buffer, text: string | undefined, options: SubsetOptions) => Promise<Buffer>

/** Reduces a font to some letters (without any, to all) by HarfBuzz, and fixes the axes of variable fonts. */
export const subset = createRequire(import.meta.url)('subset-font') as SubsetFont // ships no types

export function text(codes: Iterable<number>): string {
  return String.fromCodePoint(...codes)
}
