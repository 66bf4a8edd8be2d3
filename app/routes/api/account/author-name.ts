import type { AuditEvent } from '#domain/audit-event.ts'
import type { SavedPost } from '#server/posts/post-row.ts'
import { hasBearerToken } from '../../../bearer.ts'
import { type RequestArgs, servicesContext, viewerContext } from '../../../context.ts'

/**
 * Takes the author of the first post that an account publishes or schedules as its name as printed, if that was not given before. Posts
 * by programs and those of other accounts do not count.
 * @param isCreation the call created the post, so it is one of this account
 */
export async function rememberAuthorName(
  { request, context }: RequestArgs,
  post: SavedPost,
  what: AuditEvent | null,
  isCreation = false,
): Promise<void> {
  if ((what !== 'post.published' && what !== 'post.scheduled') || hasBearerToken(request)) return
  const { administrators, postAuthors } = context.get(servicesContext)
  const { id } = context.get(viewerContext)!
  if (isCreation || (await postAuthors.authorOf(post.id)) === id) await administrators.noteAuthorName(id, post.author)
}
