import { pagePathCandidates } from '#domain/posts/pages/page-path.ts'
import { firstFreePath, pathCandidates } from '#domain/posts/path.ts'
import type { PostInput } from '#domain/posts/post.ts'
import type { PostRepository } from './post-repository.ts'

/**
 * The path that the writer chose; without one, the first free path of the title (`-2`, `-3` and so on after a taken one).
 * @param id id of the draft that becomes the post, which may have the path already
 * @returns null if the chosen path is taken and may not be replaced by one of the title
 */
export async function newPostPath(
  posts: PostRepository,
  { kind, path, title }: Pick<PostInput, 'kind' | 'path' | 'title'>,
  id?: string,
  mayChangePath = false,
): Promise<string | null> {
  if (path !== '' && !(await posts.isPathTaken(path, id))) return path
  if (path !== '' && !mayChangePath) return null
  const candidates = kind === 'page' ? pagePathCandidates(title) : pathCandidates(title)
  return firstFreePath(candidates, (candidate) => posts.isPathTaken(candidate, id))
}
