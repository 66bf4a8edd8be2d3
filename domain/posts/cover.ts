import { DEFAULT_DRAWN, type DrawnLook, drawnDifferences } from '../look/drawn-look.ts'
import type { Size } from '../pictures/image-compression.ts'
import { textHash } from '../text/text-hash.ts'
import type { Post } from './post.ts'

/** Only `square` has an initial: the others have no letters, since pages show the title as text beside them. */
export type CoverShape = 'wide' | 'square' | 'poster' | 'hero'

export const COVER_SIZES: Readonly<Record<CoverShape, Size>> = {
  wide: { width: 1200, height: 800 },
  square: { width: 600, height: 600 },
  poster: { width: 1200, height: 1200 },
  hero: { width: 1920, height: 1080 },
}

/** Increased with every change of the drawing, since covers are cached for a year. */
const DESIGN = 2

/**
 * Address of a post's cover. It contains a hash of everything that the cover shows, so the file at an address never changes.
 */
export function coverAddress(
  { id, title }: Pick<Post, 'id' | 'title'>,
  shape: CoverShape,
  drawn: DrawnLook = DEFAULT_DRAWN,
): string {
  const hash = textHash(JSON.stringify([DESIGN, title, ...Object.values(drawnDifferences(drawn))])).toString(36)
  return `/covers/${id}-${hash}-${shape}.svg`
}
