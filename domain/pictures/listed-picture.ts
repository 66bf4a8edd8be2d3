import type { PostStatus } from '../posts/status/status.ts'
import type { Picture } from './picture.ts'

export const LISTED_PICTURES = 48
export const LISTED_USES = 5

export interface PictureUse {
  readonly id: string
  /** Empty where a draft has none. */
  readonly title: string
  readonly status: PostStatus | 'trashed'
}

export interface ListedPicture extends Picture {
  /** Instant. */
  readonly addedAt: string
  /** The first {@link LISTED_USES} posts. */
  readonly uses: readonly PictureUse[]
  readonly hasMoreUses: boolean
  /** A post of which only earlier revisions show the picture; null where a post shows it, or none ever did. */
  readonly earlierUse: PictureUse | null
  /** Whether it is a logo or the icon of the blog. */
  readonly isInSettings: boolean
  /** Whether it is the picture of a category. */
  readonly isInCategory: boolean
  /** Whether it is the portrait of an author. */
  readonly isInProfile: boolean
  /** The instant from which upkeep deletes the picture; null while it is used, and until the hourly upkeep has found it unused. */
  readonly removedFrom: string | null
}

export interface PicturePage {
  readonly pictures: readonly ListedPicture[]
  readonly page: number
  readonly pages: number
  readonly total: number
}
