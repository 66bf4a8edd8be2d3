import type { Announcement } from '#domain/posts/announcement.ts'
import type { Post, Section } from '#domain/posts/post.ts'
import type { ContentWarning } from '#domain/posts/warnings/content-warnings.ts'

/** What an announcement says of a post, as the post was when it was announced. Announcements of earlier versions lack what is optional. */
export interface AnnouncedPost
  extends Pick<Post, 'id' | 'title' | 'tagline' | 'description' | 'path' | 'articleImage' | 'articleImageAlt'> {
  /** Address of the share card, for a post without a picture. */
  readonly cover?: string
  readonly contentWarnings?: readonly ContentWarning[]
  readonly authors?: readonly string[]
  /** Title and year, without what the title of the post says already. */
  readonly film?: string
  /** The overall rating, where readers see one. */
  readonly score?: number | null
  /** The text of the post, where mails hold it. */
  readonly sections?: readonly AnnouncedSection[]
  readonly announcement?: Announcement
}

export type AnnouncedSection = Pick<
  Section,
  'sectionTitle' | 'sectionText' | 'sectionImage' | 'sectionImageAlt' | 'sectionSpoilers'
>
