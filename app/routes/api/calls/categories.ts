import type { Calls } from './call.ts'

const CATEGORY = {
  name: 'Horror Review',
  slug: 'horror-review',
  description: 'Films that we saw in the dark, with scores.',
  picture: '',
  colour: '#b3001b',
  isReview: true,
  order: 1,
}
const ACCESS = { role: 'editor', scope: 'posts:write' } as const
const SLUG = { slug: { description: 'The last part of its address', example: CATEGORY.slug } }
const RENAMING =
  'Its posts are changed one after the other, each with a revision, before the answer. If the server stops meanwhile, it changes the rest after its next start.'

export const categories: Calls = {
  'GET /api/categories': {
    id: 'listCategories',
    access: { role: 'author', scope: 'posts:read' },
    summary: 'Categories in their order, then others that posts have',
    answer: {
      description: 'All of them; of those that nobody described 500 at most',
      schema: 'CategoryList',
      example: { categories: [CATEGORY] },
    },
  },
  'POST /api/categories': {
    id: 'addCategory',
    access: { ...ACCESS, audit: ['category.added'] },
    summary: 'Adds a category',
    body: { schema: 'CategoryCreation', example: { name: 'Interviews', description: 'People who make films.' } },
    answer: {
      status: 201,
      description: 'It is added',
      schema: 'Category',
      example: { ...CATEGORY, name: 'Interviews', slug: 'interviews', colour: '', isReview: false, order: 4 },
    },
  },
  'PATCH /api/categories/:slug': {
    id: 'changeCategory',
    access: { ...ACCESS, audit: ['category.changed'] },
    summary: 'Renames or describes a category, or moves it in the order',
    description: `After a new name its old address leads on. ${RENAMING}`,
    path: SLUG,
    body: {
      schema: 'CategoryChange',
      example: { description: CATEGORY.description, colour: CATEGORY.colour, order: 1 },
    },
    answer: { description: 'It is changed', schema: 'Category', example: CATEGORY },
    refusals: { 404: 'There is no such category' },
  },
  'DELETE /api/categories/:slug': {
    id: 'removeCategory',
    access: { ...ACCESS, audit: ['category.removed'] },
    summary: 'Removes a category, and gives its posts another one',
    description: RENAMING,
    path: SLUG,
    query: { moveTo: { description: 'Slug of the category that its posts get', example: 'horror-musings' } },
    refusals: {
      404: 'There is no such category',
      409: 'Posts have it, and no other category is named',
      422: 'The other category is none',
    },
  },
  'PATCH /api/tags/:slug': {
    id: 'changeTag',
    access: { ...ACCESS, audit: ['tag.changed'] },
    summary: 'Renames a tag, or makes it the tag that has the name',
    description: `Its old address leads on. ${RENAMING}`,
    path: { slug: { description: 'The last part of its address', example: 'haunted-houses' } },
    body: { schema: 'TagChange', example: { name: 'Ghost houses' } },
    answer: {
      description: 'It is changed',
      schema: 'ChangedTag',
      example: { name: 'Ghost houses', slug: 'ghost-houses', posts: 1 },
    },
    refusals: { 404: 'No published post has this tag' },
  },
}
