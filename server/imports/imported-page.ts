import { authorNames } from '#domain/posts/authors/authors.ts'
import { isPagePath } from '#domain/posts/pages/page-path.ts'
import { isStandardPath } from '#domain/posts/pages/standard-pages.ts'
import { POSTS_PREFIX } from '#domain/posts/path.ts'
import type { ImportedPost } from './imported-post.ts'

const NOTE = 'a page there, and so here'

/** The own page that an entry was in the other program, read as if it were a post. What only posts have is left out. */
export function pageOf({ content, notes, scores: _, ...post }: ImportedPost): ImportedPost {
  const named = `/${content.path.slice(POSTS_PREFIX.length)}`.toLowerCase()
  return {
    ...post,
    content: {
      ...content,
      kind: 'page',
      author: authorNames(content).join(', '),
      authors: [],
      path: isPagePath(named) && !isStandardPath(named) ? named : '',
      tag: '',
      featured: 0,
      film: null,
      ratings: null,
      tags: [],
      series: null,
      pinnedUntil: null,
      contentWarnings: [],
    },
    notes: [NOTE, ...notes],
  }
}
