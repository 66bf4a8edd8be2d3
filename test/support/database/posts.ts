import type { Post, PostInput } from '#domain/posts/post.ts'
import type { PostRepository } from '#server/posts/post-repository.ts'
import { postInput } from '../posts.ts'

/**
 * Stores a post.
 * @throws {Error} where the repository refuses it
 */
export async function savePost(posts: PostRepository, changes: Partial<PostInput> = {}): Promise<Post> {
  const result = await posts.insert(postInput(changes))
  if (!result.ok) throw new Error(result.problem)
  return result.post
}
