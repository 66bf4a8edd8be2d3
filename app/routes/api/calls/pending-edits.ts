import type { Calls } from './call.ts'
import { NO_POST, ONE_ID, POST } from './posts.ts'

const { id: _id, comments: _comments, views: _views, ...EDITED } = POST
const EDIT = {
  ...EDITED,
  revision: 1,
  edit: 1,
  updatedAt: '2026-11-22T21:14:05.120Z',
  updatedBy: 'keeper@den.example',
}

const EDIT_TAG = '`"<id>.edit.<edit>"`'

/** Autosave calls this every 1.5 seconds during typing, so nothing of it is in the audit log. */
export const pendingEdits: Calls = {
  'GET /api/blogs/:id/edit': {
    id: 'readPendingEdit',
    access: { role: 'author', isOfPost: true, scope: 'posts:read' },
    summary: 'The changes of a published post that readers do not see yet',
    path: ONE_ID,
    answer: {
      description: 'The fields as they are to become',
      schema: 'PendingEdit',
      example: EDIT,
      headers: { ETag: EDIT_TAG },
    },
    refusals: { 404: 'The post has no pending edit' },
  },
  'PUT /api/blogs/:id/edit': {
    id: 'savePendingEdit',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: 'none' },
    summary: 'Stores changes of a published post that readers do not see yet',
    description: 'A `PATCH` with this `edit` publishes them: it deletes the pending edit, unless that was saved since.',
    path: ONE_ID,
    body: { schema: 'PendingEditChange', example: { ...EDITED, revision: 1, edit: 0 } },
    answer: { description: 'The pending edit', schema: 'PendingEdit', example: EDIT, headers: { ETag: EDIT_TAG } },
    refusals: {
      404: NO_POST,
      412: 'Another edit was saved since `edit`, or without an edit the post since `revision`; the answer contains it',
    },
  },
  'PATCH /api/blogs/:id/edit': {
    id: 'changePendingEdit',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: 'none' },
    summary: 'Changes parts of the pending edit of a post, or makes one',
    path: ONE_ID,
    headers: {
      'If-Match': {
        description: 'The `ETag` of the pending edit; or without one that of the post, whose fields the patch changes',
        example: `"${POST.id}.edit.${EDIT.edit}"`,
      },
    },
    body: {
      schema: 'JsonPatch',
      contentType: 'application/json-patch+json',
      example: [{ op: 'replace', path: '/sections/0/sectionText', value: 'Before anything knocks, there is a curve.' }],
    },
    answer: { description: 'The pending edit', schema: 'PendingEdit', example: EDIT, headers: { ETag: EDIT_TAG } },
    refusals: {
      404: 'There is no such post, or it has no pending edit and `If-Match` does not name the post',
      412: 'Another edit was saved since, or without an edit the post; the answer contains it',
      428: 'Neither an edit nor a post was named',
    },
  },
  'DELETE /api/blogs/:id/edit': {
    id: 'discardPendingEdit',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: 'none' },
    summary: 'Discards the changes that readers do not see yet',
    path: ONE_ID,
    query: { seen: { description: 'The edit that was seen; a later one stays', schema: { type: 'integer' } } },
    refusals: { 404: 'The post has no pending edit', 412: 'A later edit is stored; the answer contains it' },
  },
}
