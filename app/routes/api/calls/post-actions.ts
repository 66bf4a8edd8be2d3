import type { Calls } from './call.ts'
import { NO_POST, ONE_ID, SAVED, TAG } from './posts.ts'

export const postActions: Calls = {
  'POST /api/blogs/:id/announce': {
    id: 'announcePost',
    access: { role: 'editor', scope: 'posts:write', audit: 'post.announced' },
    summary: 'Mails a post that was published without an announcement to every subscriber',
    description:
      'A post is announced once. An announcement that was cancelled counts; one without recipients does not. Without a body the subject and the preheader of the mail are those of the settings.',
    path: ONE_ID,
    body: {
      schema: 'Announcement',
      example: { subject: 'Tonight at the Den', preheader: 'A house that lets go.' },
      isOptional: true,
    },
    answer: { status: 202, description: 'The mails are queued', schema: 'Announced', example: { recipients: 198 } },
    refusals: { 404: 'There is no such published post', 409: 'It was announced before' },
  },
  'POST /api/blogs/:id/restore': {
    id: 'restorePost',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: 'post.restored' },
    summary: 'Brings a post of the trash back, as it was',
    description: 'A scheduled post whose time has passed comes back as a draft.',
    path: ONE_ID,
    answer: { description: 'The post', schema: 'Post', example: SAVED, headers: { ETag: TAG } },
    refusals: { 404: 'There is no such post in the trash' },
  },
  'POST /api/blogs/:id/preview': {
    id: 'createPreviewLink',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: 'none' },
    summary: 'Makes a link that shows a post which is not published',
    description: 'Everybody who has it sees the post as it is saved, for seven days. A new one ends the one before it.',
    path: ONE_ID,
    answer: {
      status: 201,
      description: 'The link',
      schema: 'PreviewLink',
      example: {
        url: 'http://localhost:3000/preview/Zk3vXo0cT5hJw2mQe8uRy7bNa1sLd9gFf4iHpKxVtCg',
        expiresAt: '2026-11-21T19:02:11.480Z',
      },
    },
    refusals: { 404: NO_POST },
  },
  'DELETE /api/blogs/:id/preview': {
    id: 'endPreviewLink',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: 'none' },
    summary: 'Ends the link',
    path: ONE_ID,
    refusals: { 404: 'The post has no preview link' },
  },
}
