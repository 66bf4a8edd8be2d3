import type { Corners, Type } from './look-choices.ts'
import type { Tones } from './palette.ts'

/** What drawn covers and cards have of the look. */
export interface DrawnLook {
  /** Colour, `#rrggbb`; null for that of a new blog. */
  readonly tint: string | null
  /** Whose typeface of titles the letters have. */
  readonly type: DrawnType
  /** The ground of the words of cards; null where they stand on the picture, as on a new blog. */
  readonly paper: Paper | null
}

/** Where the words of a card stand, and in which colours. */
export interface Paper extends Pick<Tones, 'page' | 'text' | 'muted' | 'accent'> {
  readonly shape: Exclude<Corners, 'plain'>
}

/** Drawings have no letters of the reader's device. */
export type DrawnType = Exclude<Type, 'system'>

export const DEFAULT_DRAWN: DrawnLook = { tint: null, type: 'den', paper: null }

/** What differs from the look of a new blog in every drawing, in an order that stays, for their addresses. */
export function drawnDifferences({ tint, type }: DrawnLook): { tint?: string; type?: DrawnType } {
  return { ...(tint !== null && { tint }), ...(type !== 'den' && { type }) }
}
