import type { AuditEvent } from '#domain/audit-event.ts'
import type { SavedPost } from '#server/posts/post-row.ts'
import { hasBearerToken } from '../../../bearer.ts'
import { type RequestArgs, servicesContext, viewerContext } from '../../../context.ts'

/**
 * Keeps the author's name of a post that was published or scheduled, for the next new post of its account. Posts by programs and those of
 * other accounts do not count.
 */
export async function rememberAuthorName(
  { request, context }: RequestArgs,
  post: SavedPost,
  what: AuditEvent | null,
): Promise<void> {
  if ((what !== 'post.published' && what !== 'post.scheduled') || hasBearerToken(request)) return
  const { administrators, postAuthors } = context.get(servicesContext)
  const { id } = context.get(viewerContext)!
  if ((await postAuthors.authorOf(post.id)) === id) await administrators.setAuthorName(id, post.author)
}
