import type { Size } from '../pictures/image-compression.ts'
import { alternativeText, CARD_SIZE, cardAddress, type Picture, type Pictures } from '../pictures/picture.ts'
import type { Post, PostSummary } from './post.ts'
import { type CardBlog, shareCardAddress, shareCardOf, shareCardWords } from './share-card.ts'

export interface SocialPicture extends Size {
  /** Absolute address. */
  readonly src: string
  readonly type: string
  readonly alt: string
}

export interface WholePicture extends SocialPicture {
  readonly byteLength: number
}

type PicturedPost = Pick<PostSummary, 'title' | 'articleImage' | 'articleImageAlt'>
type SharedPost = PicturedPost & Pick<PostSummary, 'id' | 'tag' | 'ratings' | 'film'>

export function shareCardPicture(
  post: SharedPost,
  pictures: Pictures,
  { siteUrl, ...blog }: CardBlog & { siteUrl: string },
): SocialPicture {
  const picture = pictures.get(post.articleImage)
  const src = siteUrl + shareCardAddress(post, blog, picture)
  return { ...CARD_SIZE, src, type: 'image/jpeg', alt: shareCardWords(blog.locale, shareCardOf(post, blog, picture)) }
}

/** The picture of a post without words, in the size in which shared links show it; null where it has none. */
export function cardPicture(post: PicturedPost, pictures: Pictures, siteUrl: string): SocialPicture | null {
  const picture = pictures.get(post.articleImage)
  if (!picture) return null
  const src = siteUrl + cardAddress(picture.src, picture.focalPoint)
  return { ...CARD_SIZE, src, type: 'image/jpeg', alt: altOf(post, picture) }
}

/** The picture that the writer chose for shared links; null where there is none. */
export function sharedPicture(
  { title, seo }: Pick<Post, 'title' | 'seo'>,
  pictures: Pictures,
  siteUrl: string,
): SocialPicture | null {
  return cardPicture({ title, articleImage: seo?.picture ?? '', articleImageAlt: '' }, pictures, siteUrl)
}

export function wholePicture(post: PicturedPost, pictures: Pictures, siteUrl: string): WholePicture | null {
  const picture = pictures.get(post.articleImage)
  if (!picture) return null
  const { src, file } = picture
  return { src: siteUrl + src, type: typeOf(src), ...file, alt: altOf(post, picture) }
}

function altOf({ articleImageAlt, title }: PicturedPost, picture: Picture): string {
  return alternativeText(articleImageAlt, picture, title)
}

function typeOf(address: string): string {
  const extension = address.slice(address.lastIndexOf('.') + 1)
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}
