import type { ImportedPost } from '../../imported-post.ts'

/** What each post has that an export of Letterboxd makes: it names no instant and no former path. */
export const LETTERBOXD_POST = {
  source: 'letterboxd',
  status: 'published',
  publishAt: null,
  history: { views: 0, createdAt: null, updatedAt: null },
  formerPaths: [],
} as const satisfies Partial<ImportedPost>
