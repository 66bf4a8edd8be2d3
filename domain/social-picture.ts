import type { Pictures } from './picture.ts'
import type { PostSummary } from './post.ts'

/** The picture that goes with a shared link. */
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

/** The one place that says which picture stands for a post where others show it: cards of shared links, feeds. */
export function socialPicture(
  post: Pick<PostSummary, 'title' | 'articleImage' | 'articleImageAlt'>,
  pictures: Pictures,
  siteUrl: string,
): SocialPicture | null {
  const picture = pictures.get(post.articleImage)
  if (!picture) return null
  const { src, width, height } = picture
  return { src: siteUrl + src, type: typeOf(src), width, height, alt: post.articleImageAlt.trim() || post.title }
}

function typeOf(address: string): string {
  const extension = address.slice(address.lastIndexOf('.') + 1)
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}
