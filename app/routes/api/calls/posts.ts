import type { Calls } from './call.ts'

const ID = 'p_ykgmsgjbddutqtt4uuol'

const SECTION = {
  sectionTitle: 'Half a car',
  sectionText: 'Before anything knocks, there is a road.',
  sectionImage: '',
  sectionImgSrc: '',
  sectionImageAlt: '',
}

const CREATION = {
  title: 'The House That Held Her Hand',
  tagline: 'Robert Wise shows you a door.',
  description: 'No ghost ever steps into the light.',
  author: 'Mara Vell',
  authors: ['Noa Quist'],
  date: '2026-11-14',
  tag: 'Horror Review',
  tags: ['Haunted houses', '60s'],
  series: { name: 'Houses that hate us', part: 3 },
  featured: 1,
  film: { title: 'The Haunting', year: 1963, director: 'Robert Wise', runtime: 112, imdb: 'tt0057129' },
  articleImgSrc: 'The Midnight Den (2024)',
  sections: [SECTION],
  ratings: { terror: 9, suspense: 10, originality: 8, cinematography: 10, acting: 9, soundtrack: 9, overall: 10 },
  contentWarnings: [{ kind: 'suicide', severity: 'mild', minute: 5 }],
}

export const POST = {
  id: ID,
  title: CREATION.title,
  tagline: CREATION.tagline,
  description: CREATION.description,
  author: CREATION.author,
  authors: CREATION.authors,
  date: CREATION.date,
  tag: CREATION.tag,
  tags: CREATION.tags,
  series: CREATION.series,
  featured: CREATION.featured,
  path: '/blogs/The-House-That-Held-Her-Hand',
  film: CREATION.film,
  articleImage: '',
  articleImgSrc: CREATION.articleImgSrc,
  articleImageAlt: '',
  sections: CREATION.sections,
  ratings: CREATION.ratings,
  contentWarnings: CREATION.contentWarnings,
  comments: [],
  views: 0,
}
/** A post as sessions and tokens get it. */
export const SAVED = { ...POST, status: 'published', publishAt: null }

export const PAGE = { description: 'From 1', example: 1, schema: { type: 'integer', minimum: 1, default: 1 } }
export const IMAGES = {
  description:
    'embedded: pictures as data: strings in the place of their addresses. More than one post at once needs a session or a token with posts:read.',
  schema: { type: 'string', enum: ['embedded'] },
}
const POST_ID = { description: 'The id of a post, or its percent-encoded path', example: ID }
export const ONE_ID = { id: { description: 'The id of the post', example: ID } }
export const TAG = 'Names the post and its revision: "<id>.<revision>"'
export const IF_MATCH = {
  description:
    'The ETag of the revision that was seen, or `"<id>.save.<key>"` by the Idempotency-Key of the save; * means any',
}
export const SAVE_KEY = {
  description:
    '8 to 200 visible ASCII characters that name this save. Sent again it changes nothing, unless something else was saved since.',
}
export const NO_POST = 'There is no such post'
export const BAD_IMAGES = 'images is not embedded'
export const BUSY = {
  429: 'The network has read too many rows within ten minutes; not with a session or a token',
  503: 'Too many such answers at the same moment',
}

export const posts: Calls = {
  'GET /api/blogs.zip': {
    id: 'exportPosts',
    access: { role: 'editor', scope: 'posts:read', audit: 'posts.exported' },
    summary: 'All posts and drafts as Markdown, with their pictures',
    description: 'docs/markdown-format.md describes the files. An import takes the archive.',
    answer: { description: 'A zip archive', contentType: 'application/zip' },
  },
  'GET /api/blogs': {
    id: 'listPosts',
    access: 'everybody',
    summary: 'Ten posts in the order of the home feed',
    query: {
      page: PAGE,
      tag: { description: 'A category, exactly', example: 'Horror Review' },
      status: {
        description:
          'draft, scheduled or trashed: posts that readers do not see; all: these and the published ones. The latest save or deletion first, ten at a time, for a session or a token with posts:read',
        schema: {
          type: 'string',
          enum: ['published', 'draft', 'scheduled', 'trashed', 'all'],
          default: 'published',
        },
      },
      q: { description: "Part of the title, a caption, an author's name, or the film's title or director" },
      kind: {
        description:
          'page: own pages, such as `/how-i-rate`, in the place of posts. Those that readers see come in the order of their changes.',
        schema: { type: 'string', enum: ['post', 'page'], default: 'post' },
      },
      images: IMAGES,
    },
    answer: {
      description: 'A page; empty beyond the last',
      schema: 'PostPage',
      example: { posts: [POST], page: 1, pages: 1, total: 1 },
    },
    refusals: {
      401: 'images=embedded, or another status than published, without a session or token',
      422: 'page is no whole number of at least 1, images is not embedded, there is no such status or kind, or tag or q with pages or with another status than published',
      ...BUSY,
    },
  },
  'POST /api/blogs': {
    id: 'createPost',
    access: { role: 'author', scope: 'posts:write', audit: ['post.published', 'post.scheduled', 'post.announced'] },
    summary: 'Publishes a new post',
    description:
      'Sections without a title or a text are dropped. Without `path` it comes from the title. `announce: true` mails every subscriber, and the header `Announced-To` of the answer has their number. `announcement` has subject and preheader of that mail; a draft or a scheduled post keeps it until its publication. With `status: "draft"` it is kept as a draft, which may lack anything (schema `DraftCreation`). With `status: "scheduled"` it is published at `publishAt`, an instant in the future, and may lack nothing that a published post needs. `kind: "page"` makes an own page, for owners and editors (schemas `PageCreation` and `PageDraftCreation`): it needs a title alone, has no category, ratings, film, warnings or mail, is on no list of posts, and answers at its `path`, such as `/how-i-rate`.',
    headers: {
      'Idempotency-Key': {
        description:
          '8 to 200 visible ASCII characters. A second call with it changes nothing and answers with the post.',
      },
    },
    body: { schema: 'NewPost', example: CREATION },
    answer: {
      status: 201,
      description: 'The new post',
      schema: 'Post',
      example: SAVED,
      headers: { Location: 'Address of the post in this interface', ETag: TAG },
    },
  },
  'GET /api/blogs/*': {
    id: 'readPost',
    access: 'everybody',
    summary: 'One post',
    description:
      'A session or a token with posts:read finds drafts and scheduled posts as well, and gets `status` and `publishAt`.',
    path: { id: POST_ID },
    query: { images: IMAGES },
    answer: { description: 'The post', schema: 'Post', example: POST, headers: { ETag: TAG } },
    refusals: { 404: NO_POST, 422: BAD_IMAGES },
  },
  'PATCH /api/blogs/*': {
    id: 'changePost',
    access: {
      role: 'author',
      isOfPost: true,
      scope: 'posts:write',
      audit: ['post.published', 'post.changed', 'post.unpublished', 'post.scheduled', 'post.announced'],
    },
    summary: 'Changes the fields that are named',
    description:
      'Needs the revision that was seen, as `If-Match` or as `revision`. Fields that equal the stored ones are no change and are not checked. A draft or a scheduled post takes the fields of `DraftChange`: with `status: "published"` it is published by the rules for a new post, with `"scheduled"` and `publishAt` it is scheduled, with `"draft"` it is a draft. Without `status` a scheduled post stays scheduled and has to stay ready for publication. A published post takes them as well, with `status: "draft"`, or `"scheduled"` and `publishAt`: readers do not see it any more, and it keeps its id, paths, views and place until it is published again. With `application/json-patch+json` the body is a `JsonPatch` (RFC 6902) and `If-Match` is needed.',
    path: { id: POST_ID },
    headers: { 'If-Match': IF_MATCH, 'Idempotency-Key': SAVE_KEY },
    body: { schema: 'PostChange', example: { title: 'The House That Let Go', revision: 1 } },
    answer: {
      description: 'The post as it is now',
      schema: 'Post',
      example: { ...SAVED, title: 'The House That Let Go' },
      headers: { ETag: TAG },
    },
    refusals: {
      404: NO_POST,
      412: 'Another revision was saved since; the answer contains it',
      428: 'No revision was named',
    },
  },
  'DELETE /api/blogs/*': {
    id: 'deletePost',
    access: { role: 'author', isOfPost: true, scope: 'posts:write', audit: ['post.trashed', 'post.deleted'] },
    summary: 'Moves a post into the trash',
    description: 'It is deleted for good after 30 days. Its path answers 410 until then.',
    path: { id: POST_ID },
    query: {
      forever: {
        description: 'Deletes it for good at once, also out of the trash',
        schema: { type: 'string', enum: ['1'] },
      },
    },
    headers: { 'If-Match': IF_MATCH },
    refusals: { 404: NO_POST, 412: 'Another revision was saved since; the answer contains it' },
  },
}
