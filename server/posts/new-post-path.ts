import { firstFreePath, pathCandidates } from '#domain/posts/path.ts'
import type { PostInput } from '#domain/posts/post.ts'
import type { PostRepository } from './post-repository.ts'

/**
 * The path that the writer chose, or the first free one of the title; null when the chosen one is taken.
 * @param id of the draft that becomes the post, which may have the path already
 */
export async function newPostPath(
  posts: PostRepository,
  { path, title }: Pick<PostInput, 'path' | 'title'>,
  id?: string,
  mayChangePath = false,
): Promise<string | null> {
  if (path !== '' && !(await posts.isPathTaken(path, id))) return path
  if (path !== '' && !mayChangePath) return null
  return firstFreePath(pathCandidates(title), (candidate) => posts.isPathTaken(candidate, id))
}
