export type UnpublishedStatus = 'draft' | 'scheduled'
/** The status of a post outside of the trash. */
export type PostStatus = UnpublishedStatus | 'published'

/** The status of an unpublished post. @param publishAt instant at which it is published by itself; null for a draft */
export function statusOf(publishAt: string | null): UnpublishedStatus {
  return publishAt === null ? 'draft' : 'scheduled'
}
