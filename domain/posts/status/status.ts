export type UnpublishedStatus = 'draft' | 'scheduled'
/** The status of a post outside of the trash. */
export type PostStatus = UnpublishedStatus | 'published'

export function statusOf(publishAt: string | null): UnpublishedStatus {
  return publishAt === null ? 'draft' : 'scheduled'
}
