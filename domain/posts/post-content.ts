import type { Post } from './post.ts'
import { type PostDocument, postDocument } from './post-document.ts'

export type PostContent = Omit<PostDocument, 'id' | 'comments' | 'views'>

export function postContent(post: Post): PostContent {
  const { id: _, comments: __, views: ___, ...content } = postDocument(post)
  return content
}
