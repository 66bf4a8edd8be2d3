import type { Post, PostInput } from '#domain/posts/post.ts'
import type { Connection } from '#server/db/database.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { PublishedPosts } from '#server/posts/published-posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { postInput } from '../posts.ts'

/**
 * Stores a post.
 * @throws {Error} where the repository refuses it
 */
export async function savePost(database: Connection, changes: Partial<PostInput> = {}): Promise<Post> {
  const { id } = succeeded(await new PostRepository(database).insert(postInput(changes))).post
  return (await new PublishedPosts(database).find(id))!
}
