import { CARD_SIZE, cardAddress, type Pictures } from './picture.ts'
import type { PostSummary } from './post.ts'

/** A picture as others show it. */
export interface SocialPicture {
  /** Absolute address. */
  readonly src: string
  /** Such as `image/jpeg`. */
  readonly type: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
}

type PicturedPost = Pick<PostSummary, 'title' | 'articleImage' | 'articleImageAlt'>

/** The picture of a post in the size in which shared links show it. */
export function cardPicture(post: PicturedPost, pictures: Pictures, siteUrl: string): SocialPicture | null {
  const picture = wholePicture(post, pictures, siteUrl)
  return picture && { ...picture, ...CARD_SIZE, src: cardAddress(picture.src), type: 'image/jpeg' }
}

/** The picture of a post as it is, for feeds and structured data. */
export function wholePicture(post: PicturedPost, pictures: Pictures, siteUrl: string): SocialPicture | null {
  const picture = pictures.get(post.articleImage)
  if (!picture) return null
  const { src, width, height } = picture
  return { src: siteUrl + src, type: typeOf(src), width, height, alt: post.articleImageAlt.trim() || post.title }
}

function typeOf(address: string): string {
  const extension = address.slice(address.lastIndexOf('.') + 1)
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}
