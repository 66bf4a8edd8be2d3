import { postEntityTag } from '#domain/posts/entity-tags.ts'
import type { Post } from '#domain/posts/post.ts'
import { type CallResult, call, deleteIfThere, type Refusal } from '../../../../ui/call.ts'

export type BulkPost = Readonly<Pick<Post, 'id' | 'revision' | 'title' | 'tag' | 'isReview' | 'ratings'>>

export interface BulkChange {
  readonly kind: 'published' | 'changed' | 'deleted'
  readonly request: (post: BulkPost) => Promise<CallResult<unknown>>
}

interface BulkResult {
  readonly done: readonly BulkPost[]
  /** `why` is null for a post that was not tried after an earlier refusal. */
  readonly failed: readonly { readonly post: BulkPost; readonly why: string | null }[]
}

export interface BulkReport extends BulkResult {
  readonly kind: BulkChange['kind']
}

const PUBLICATION = { status: 'published', announce: false } as const

export const bulkPublication: BulkChange = { kind: 'published', request: (post) => patch(post, PUBLICATION) }

/** A draft that was published since the list was loaded has another revision, and is not deleted. */
export const bulkDeletion: BulkChange = {
  kind: 'deleted',
  request: (post) => deleteIfThere(`/api/blogs/${post.id}`, { 'If-Match': postEntityTag(post) }),
}

export function bulkFields(fields: { tag: string } | { author: string } | { featured: 0 | 1 }): BulkChange {
  return { kind: 'changed', request: (post) => patch(post, fields) }
}

/** Changes one post after the other, until a refusal that the calls for all others would get too. */
export async function changeAll(
  posts: readonly BulkPost[],
  request: BulkChange['request'],
  onProgress: (finished: number) => void,
): Promise<BulkResult> {
  const done: BulkPost[] = []
  const failed: { post: BulkPost; why: string | null }[] = []
  for (const [index, post] of posts.entries()) {
    onProgress(index)
    const result = await request(post)
    if (result.ok) done.push(post)
    else failed.push({ post, why: whyNot(result.refusal) })
    if (result.ok || !ENDS.includes(result.refusal.status)) continue
    failed.push(...posts.slice(index + 1).map((rest) => ({ post: rest, why: null })))
    break
  }
  return { done, failed }
}

/** No answer, no session, too many requests, no storage. */
const ENDS: readonly number[] = [0, 401, 429, 503]

function patch(post: BulkPost, fields: object): Promise<CallResult<unknown>> {
  return call('PATCH', `/api/blogs/${post.id}`, fields, { 'If-Match': postEntityTag(post) })
}

function whyNot({ detail, errors }: Refusal): string {
  const messages = Object.values(errors)
  return messages.length > 0 ? `${messages.join('. ')}.` : detail
}
