import { CARD_SIZE } from '../pictures/picture.ts'
import { textHash } from '../text/text-hash.ts'
import type { Post } from './post.ts'
import { showsRatings } from './review.ts'

/** The drawing that replaces the picture of a post without one. */
export interface Cover {
  readonly title: string
  /** The verdict of a review. */
  readonly score: number | null
}

/**
 * `card` is the picture of a shared link, a JPEG with title and score. Pages show title and score as text beside the other
 * shapes, so `wide` (frames of 3:2), `poster` and `hero` (under the title of an article) have no letters, and `square` an initial.
 */
export type CoverShape = 'wide' | 'square' | 'poster' | 'hero' | 'card'

/** Pixels, or the units of a drawing. */
export const COVER_SIZES: Readonly<Record<CoverShape, { width: number; height: number }>> = {
  wide: { width: 1200, height: 800 },
  square: { width: 600, height: 600 },
  poster: { width: 1200, height: 1200 },
  hero: { width: 1920, height: 1080 },
  card: CARD_SIZE,
}

/** Rises with every change of what covers look like: their addresses are kept for a year. */
const DESIGN = 2

type CoveredPost = Pick<Post, 'id' | 'title' | 'tag' | 'ratings'>

export function coverOf(post: CoveredPost): Cover {
  return { title: post.title, score: showsRatings(post) ? post.ratings.overall : null }
}

/** Address of a post's cover. It changes with whatever the cover shows, so what is at it never changes. */
export function coverAddress(post: CoveredPost, shape: CoverShape): string {
  const { title, score } = coverOf(post)
  const hash = textHash(JSON.stringify([DESIGN, title, score])).toString(36)
  return `/covers/${post.id}-${hash}-${shape}.${shape === 'card' ? 'jpg' : 'svg'}`
}
