import type { Type } from './look-choices.ts'

/** What drawn covers and cards have of the look. */
export interface DrawnLook {
  /** Colour, `#rrggbb`; null for that of a new blog. */
  readonly tint: string | null
  /** Whose typeface of titles the letters have. */
  readonly type: DrawnType
}

/** Drawings have no letters of the reader's device. */
export type DrawnType = Exclude<Type, 'system'>

export const DEFAULT_DRAWN: DrawnLook = { tint: null, type: 'den' }

/** What differs from the look of a new blog, in an order that stays, for the addresses of drawings. */
export function drawnDifferences({ tint, type }: DrawnLook): { tint?: string; type?: DrawnType } {
  return { ...(tint !== null && { tint }), ...(type !== 'den' && { type }) }
}
