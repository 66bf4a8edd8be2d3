import type { Calls } from './call.ts'
import { BAD_IMAGES, IF_MATCH, IMAGES, NO_POST, ONE_ID, PAGE, POST, SAVED, TAG } from './posts.ts'

const REVISION = { revision: 1, at: '2026-11-14T19:02:11.480Z', by: 'mara@den.example', status: 'published' }
const REVISION_PATH = { ...ONE_ID, revision: { description: 'Its number in the list', example: 1 } }
const NO_REVISION = 'There is no such post, or no such revision of it'

export const revisions: Calls = {
  'GET /api/blogs/:id/revisions': {
    id: 'listRevisions',
    access: { role: 'author', isOfPost: true, scope: 'posts:read' },
    summary: 'When a post was saved, the latest first, fifty at a time',
    description:
      'Ten minutes of typing in a draft make one revision. Fifty of a draft are kept, and all that were published.',
    path: ONE_ID,
    query: { page: PAGE },
    answer: {
      description: 'A page; empty beyond the last',
      schema: 'RevisionList',
      example: { revisions: [REVISION], page: 1, pages: 1, total: 1 },
    },
    refusals: { 404: NO_POST, 422: 'page is no whole number of at least 1' },
  },
  'GET /api/blogs/:id/revisions/:revision': {
    id: 'readRevision',
    access: { role: 'author', isOfPost: true, scope: 'posts:read' },
    summary: 'A post as it was',
    path: REVISION_PATH,
    query: { images: IMAGES },
    answer: { description: 'The post', schema: 'Revision', example: { ...POST, ...REVISION } },
    refusals: { 404: NO_REVISION, 422: BAD_IMAGES },
  },
  'POST /api/blogs/:id/revisions/:revision/restore': {
    id: 'restoreRevision',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: ['post.changed'] },
    summary: 'Gives a post the content that it had',
    description:
      'A change like any other: readers of a published post see it, and it makes a revision. Nothing is mailed.',
    path: REVISION_PATH,
    headers: { 'If-Match': { ...IF_MATCH, example: '*' } },
    answer: { description: 'The post as it is now', schema: 'Post', example: SAVED, headers: { ETag: TAG } },
    refusals: {
      404: NO_REVISION,
      412: 'Another revision was saved since; the answer contains it',
      422: 'The post cannot be published as it was; errors names each field',
      428: 'No revision was named',
    },
  },
}
