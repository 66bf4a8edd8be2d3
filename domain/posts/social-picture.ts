import { alternativeText, CARD_SIZE, cardAddress, type Pictures } from '../pictures/picture.ts'
import { coverAddress } from './cover.ts'
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

/** The file itself, for feeds. */
export interface WholePicture extends SocialPicture {
  readonly byteLength: number
}

type PicturedPost = Pick<PostSummary, 'title' | 'articleImage' | 'articleImageAlt'>
type CoveredPost = PicturedPost & Pick<PostSummary, 'id' | 'tag' | 'ratings'>

/** The picture of a post, or the cover that stands for it, in the size in which shared links show it. */
export function cardPicture(post: CoveredPost, pictures: Pictures, siteUrl: string): SocialPicture {
  const picture = pictures.get(post.articleImage)
  const src = picture ? cardAddress(picture.src, picture.focalPoint) : coverAddress(post, 'card')
  return { ...CARD_SIZE, src: siteUrl + src, type: 'image/jpeg', alt: altOf(post, pictures) }
}

/** The picture of a post as it is, for feeds and structured data. */
export function wholePicture(post: PicturedPost, pictures: Pictures, siteUrl: string): WholePicture | null {
  const picture = pictures.get(post.articleImage)
  if (!picture) return null
  const { src, file } = picture
  return { src: siteUrl + src, type: typeOf(src), ...file, alt: altOf(post, pictures) }
}

function altOf({ articleImage, articleImageAlt, title }: PicturedPost, pictures: Pictures): string {
  return pictures.has(articleImage) ? alternativeText(articleImageAlt, pictures.get(articleImage), title) : title
}

function typeOf(address: string): string {
  const extension = address.slice(address.lastIndexOf('.') + 1)
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}
