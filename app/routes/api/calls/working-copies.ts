import type { Calls } from './call.ts'
import { NO_POST, ONE_ID, POST, SAVE_KEY } from './posts.ts'

const { id: _id, comments: _comments, views: _views, ...CONTENT } = POST
const COPY = {
  ...CONTENT,
  status: 'published',
  publishAt: null,
  revision: 1,
  edit: 1,
  updatedAt: '2026-11-22T21:14:05.120Z',
  updatedBy: 'keeper@den.example',
}

const COPY_TAG = '`"<id>.<revision>"` of an unpublished post, `"<id>.edit.<edit>"` of changes of a published one'
const HEADERS = {
  'If-Match': {
    description:
      'What was seen: the `ETag` of the copy, or without changes that of the published post. `"<id>.save.<key>"` names a save by its `Idempotency-Key`, for one whose answer was lost. * means any',
    example: '*',
  },
  'Idempotency-Key': SAVE_KEY,
}
const ANSWER = {
  description: 'The working copy',
  schema: 'WorkingCopy',
  example: COPY,
  headers: { ETag: COPY_TAG },
} as const
const STALE = 'Something else was saved since; the answer contains it'
const UNNAMED = 'If-Match is missing'

/** Autosave calls this every 1.5 seconds during typing, so nothing of it is in the audit log. */
export const workingCopies: Calls = {
  'GET /api/blogs/:id/edit': {
    id: 'readWorkingCopy',
    access: { role: 'author', isOfPost: true, scope: 'posts:read' },
    summary:
      'The working copy of a post: an unpublished post, or the changes of a published one that readers do not see',
    path: ONE_ID,
    answer: ANSWER,
    refusals: { 404: 'There is no such post, or it is published and has no changes' },
  },
  'PUT /api/blogs/:id/edit': {
    id: 'saveWorkingCopy',
    access: { role: 'author', isOfPost: 'or-new', scope: 'posts:write', audit: 'none' },
    summary: 'Saves the working copy of a post, which readers do not see',
    description:
      'Fields that are missing stay as they are. An unpublished post keeps its status. A `PATCH` of the published post with `edit` publishes its changes: it deletes them, unless they were saved since. `If-Match: "<id>.0"` makes a draft with this id (status 201), which is `p_` and 20 of the letters a to z and digits 2 to 7.',
    path: ONE_ID,
    headers: HEADERS,
    body: { schema: 'WorkingCopyChange', example: CONTENT },
    answer: ANSWER,
    refusals: { 404: NO_POST, 412: STALE, 428: UNNAMED },
  },
  'PATCH /api/blogs/:id/edit': {
    id: 'changeWorkingCopy',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: 'none' },
    summary: 'Changes parts of the working copy of a post',
    path: ONE_ID,
    headers: HEADERS,
    body: {
      schema: 'JsonPatch',
      contentType: 'application/json-patch+json',
      example: [{ op: 'replace', path: '/sections/0/sectionText', value: 'Before anything knocks, there is a curve.' }],
    },
    answer: ANSWER,
    refusals: {
      404: 'There is no such post, or If-Match names changes that are gone',
      412: STALE,
      428: UNNAMED,
    },
  },
  'DELETE /api/blogs/:id/edit': {
    id: 'discardWorkingCopy',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: 'none' },
    summary: 'Discards the changes of a published post that readers do not see yet',
    path: ONE_ID,
    headers: { 'If-Match': HEADERS['If-Match'] },
    refusals: {
      404: 'The post has no such changes',
      412: 'Other changes are stored; the answer contains them',
      428: UNNAMED,
    },
  },
}
