import type { Post } from './post.ts'
import { type WholeDocument, wholeDocument } from './post-document.ts'

export type PostContent = Omit<WholeDocument, 'id' | 'comments' | 'views'>

export function postContent(post: Post): PostContent {
  const { id: _, comments: __, views: ___, ...content } = wholeDocument(post)
  return content
}

/** Content that was stored as JSON. What an earlier version stored lacks the fields that posts had not yet. */
export function storedContent(json: string): PostContent {
  const lacking = {
    authors: [],
    contentWarnings: [],
    tags: [],
    series: null,
    pinnedUntil: null,
    language: '',
    seo: null,
  }
  return { ...lacking, ...JSON.parse(json) }
}
