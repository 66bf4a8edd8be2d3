import { createRequire } from 'node:module'

export type Axes = Readonly<Record<string, number | { min: number; max: number }>>

interface SubsetOptions {
  targetFormat: 'sfnt' | 'woff2'
  keepFeatures?: readonly string[]
  keepAllGlyphs?: boolean
  /** Keeps no glyph beside those of the letters, whatever features would draw instead of them. */
  noLayoutClosure?: boolean
  dropTables?: readonly string[]
  variationAxes?: Axes
}

type SubsetFont = (font: Buffer, text: string | undefined, options: SubsetOptions) => Promise<Buffer>

/** HarfBuzz, which cuts fonts down to some letters (all, without any) and fixes the axes of variable ones. */
export const subset = createRequire(import.meta.url)('subset-font') as SubsetFont // ships no types

export function text(codes: Iterable<number>): string {
  return String.fromCodePoint(...codes)
}
