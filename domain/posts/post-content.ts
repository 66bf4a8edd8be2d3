import type { Post } from './post.ts'
import { type PostDocument, postDocument } from './post-document.ts'

/** The fields of a post that a revision keeps: all that the form can change. */
export type PostContent = Omit<PostDocument, 'id' | 'comments' | 'views'>

export function postContent(post: Post): PostContent {
  const { id: _, comments: __, views: ___, ...content } = postDocument(post)
  return content
}
