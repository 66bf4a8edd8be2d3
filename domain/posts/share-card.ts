import type { Locale } from '../locales/locale.ts'
import { type DrawnLook, drawnDifferences } from '../look/drawn-look.ts'
import { cardAddress, type Picture } from '../pictures/picture.ts'
import { textHash } from '../text/text-hash.ts'
import { filmName } from './film/film-name.ts'
import type { Post, Ratings } from './post.ts'
import { RATING_NAMES, scoreLabel } from './ratings.ts'
import { showsRatings } from './review.ts'
import { normalizedLabel } from './terms/normalized-label.ts'
import { filmOf } from './terms/term.ts'

/**
 * The content of the picture of a shared link; its look only where it differs from that of a new blog. Texts of sections are left
 * out, since they may be spoilers.
 */
export interface ShareCard extends Partial<DrawnLook> {
  readonly title: string
  /** Title and year of the film; only the year if the post has the title of the film. Empty when neither is known. */
  readonly film: string
  /** The scores of a review; null for other posts. */
  readonly ratings: Ratings | null
  readonly blogName: string
  /** Names of the scores in the order of `RATING_NAMES`; absent in English. */
  readonly ratingNames?: readonly string[]
  /** Address of the picture in the background; null for a drawn one. */
  readonly picture: string | null
}

/** Increased whenever the drawing changes, since cards are cached for a year. */
const DESIGN = 1

type SharedPost = Pick<Post, 'id' | 'title' | 'tag' | 'ratings' | 'film'>
/** What a card shows of the blog. */
export interface CardBlog {
  readonly blogName: string
  readonly drawn: DrawnLook
  readonly locale: Locale
}

type Background = Pick<Picture, 'src' | 'focalPoint'>

/** @param picture the main picture of the post; undefined if it has none */
export function shareCardOf(
  post: SharedPost,
  { blogName, drawn, locale }: CardBlog,
  picture: Background | undefined,
): ShareCard {
  return {
    title: post.title,
    film: filmBeside(post),
    ratings: showsRatings(post) ? post.ratings : null,
    blogName,
    ...(locale.language !== 'en' && { ratingNames: RATING_NAMES.map((name) => locale.t(`ratings.${name}`)) }),
    picture: picture ? cardAddress(picture.src, picture.focalPoint) : null,
    ...drawnDifferences(drawn),
    ...(drawn.paper && { paper: drawn.paper }),
  }
}

/** Contains a hash of everything that the card shows, so the picture at an address never changes. */
export function shareCardAddress(post: SharedPost, blog: CardBlog, picture: Background | undefined): string {
  const hash = textHash(JSON.stringify([DESIGN, shareCardOf(post, blog, picture)])).toString(36)
  return `/covers/${post.id}-${hash}-card.jpg`
}

/** An address that redirects to the current card. Mails use it, since they are opened long after the post has changed. */
export function latestShareCardAddress(id: string): string {
  return `/covers/${id}-latest-card.jpg`
}

export function shareCardWords(locale: Locale, { title, film, ratings, blogName }: ShareCard): string {
  const overall = locale.t('ratings.overall')
  const score = ratings && ratings.overall !== null ? scoreLabel(locale, overall, ratings.overall) : ''
  return [title, film, score, blogName].filter(Boolean).join(' · ')
}

/** The film of a post, as it stands beside the title of the post: see {@link ShareCard}. */
export function filmBeside(post: SharedPost): string {
  const film = filmOf(post)
  if (film.title !== normalizedLabel(post.title)) return filmName(film)
  return film.year > 0 ? String(film.year) : ''
}
