import type { Post } from '#domain/posts/post.ts'
import type { ContentWarning } from '#domain/posts/warnings/content-warnings.ts'

/** What an announcement says of a post, as the post was when it was announced. */
export interface AnnouncedPost
  extends Pick<Post, 'id' | 'title' | 'tagline' | 'description' | 'path' | 'articleImage' | 'articleImageAlt'> {
  /** Address of the share card, for a post without a picture. Announcements of earlier versions have none. */
  readonly cover?: string
  /** Missing in announcements of earlier versions. */
  readonly contentWarnings?: readonly ContentWarning[]
}
