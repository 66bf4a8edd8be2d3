import type { Post, PostDraft } from '#domain/posts/post.ts'
import type { PostRepository } from '#server/posts/post-repository.ts'
import { postDraft } from '../posts.ts'

/**
 * Stores a post.
 * @throws {Error} where the repository refuses it
 */
export async function savePost(posts: PostRepository, changes: Partial<PostDraft> = {}): Promise<Post> {
  const result = await posts.insert(postDraft(changes))
  if (!result.ok) throw new Error(result.problem)
  return result.post
}
