import type { PostDraft } from '#domain/posts/post.ts'

/** A draft that any test may save; each call has a path of its own. */
export function postDraft(changes: Partial<PostDraft> = {}): PostDraft {
  return {
    title: 'The Thing',
    tagline: 'Trust is a tough thing to come by',
    description: 'Twelve men and a dog at the end of the world.',
    author: 'Mac',
    date: '2024-10-31',
    tag: 'Horror Review',
    featured: 0,
    path: `/blogs/The-Thing-${++drafts}`,
    film: null,
    articleImage: '',
    articleImgSrc: '',
    articleImageAlt: '',
    sections: [],
    ratings: null,
    comments: [],
    ...changes,
  }
}

let drafts = 0

/** The body of `POST /api/blogs` with what it needs at least. */
export const POST_CALL = {
  title: 'The Wicker Man',
  tagline: 'Welcome, fool.',
  description: 'Everybody sings.',
  author: 'Mara Vell',
  date: '2026-05-01',
  tag: 'Horror Review',
  featured: 0,
  articleImgSrc: 'me',
} as const
