import type { RouterContextProvider } from 'react-router'
import type { AuditEvent } from '#domain/audit-event.ts'
import type { SavedPost } from '#server/posts/post-row.ts'
import { noteForAudit } from '../../../audit.ts'

interface Saved {
  /** Null for a new post. */
  readonly before: SavedPost | null
  readonly after: SavedPost
  /** Number of subscribers that it was announced to. */
  readonly recipients?: number | undefined
}

/**
 * Sets the audit event of a save that publishes, changes or unpublishes a post. Saves of drafts are not recorded.
 * @returns the event
 */
export function notePublication(context: Readonly<RouterContextProvider>, saved: Saved): AuditEvent | null {
  const { id: postId, title: about } = saved.after
  const what = eventOf(saved)
  if (what) noteForAudit(context, { what, about, postId })
  if (saved.recipients !== undefined) noteForAudit(context, { what: 'post.announced', about, postId })
  return what
}

function eventOf({ before, after }: Saved): AuditEvent | null {
  const wasPublished = before?.status === 'published'
  if (after.status === 'published') {
    if (!wasPublished) return 'post.published'
    return before.revision === after.revision ? null : 'post.changed'
  }
  if (wasPublished) return 'post.unpublished'
  return after.publishAt !== null && after.publishAt !== before?.publishAt ? 'post.scheduled' : null
}
