import type { Post, PostInput, Section } from '#domain/posts/post.ts'
import { EMPTY_POST } from '#domain/posts/post-fields.ts'

/** Content of a post that any test may save; the path differs in each call. */
export function postInput(changes: Partial<PostInput> = {}): PostInput {
  return {
    ...EMPTY_POST,
    title: 'The Thing',
    tagline: 'Trust is a tough thing to come by',
    description: 'Twelve men and a dog at the end of the world.',
    author: 'Mac',
    date: '2024-10-31',
    tag: 'Horror Review',
    path: `/blogs/The-Thing-${++inputs}`,
    ...changes,
  }
}

let inputs = 0

/** A post as it is stored. */
export function storedPost(changes: Partial<Post> = {}): Post {
  const instants = { createdAt: '2024-11-01T08:00:00.000Z', updatedAt: '2025-01-02T03:04:05.000Z', updatedBy: '' }
  return { ...postInput(), id: 'p_1', views: 0, revision: 1, ...instants, ...changes }
}

/** An empty section with these changes. */
export function section(changes: Partial<Section> = {}): Section {
  return { sectionTitle: '', sectionText: '', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '', ...changes }
}

/** The scores of a review. */
export const RATINGS = {
  terror: 7,
  suspense: 10,
  originality: 1,
  cinematography: 0,
  acting: 5,
  soundtrack: 8,
  overall: 6,
}

/** The facts of a film, with all fields. */
export const FILM = {
  title: 'The Lighthouse',
  year: 2019,
  director: 'Robert Eggers',
  runtime: 109,
  country: 'Canada',
  letterboxd: 'the-lighthouse-2019',
  imdb: 'tt7984734',
  tmdb: 503919,
} as const

/** A minimal body of `POST /api/blogs`. */
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
