import type { Calls } from './call.ts'

const REDIRECT = {
  path: '/2019/10/old-post',
  target: '/films',
  post: null,
  createdAt: '2026-10-31T20:15:00.000Z',
}
const OF_PATH = { path: { description: 'The path, as it is listed', example: '/2019/10/old-post' } }

export const redirects: Calls = {
  'GET /api/redirects': {
    id: 'listRedirects',
    summary: 'Paths that lead elsewhere, in their order',
    description: 'Those that posts had before, here or on another site, and those that were added.',
    query: {
      page: { description: 'A page of 50, from 1', schema: { type: 'integer', minimum: 1 } },
      q: { description: 'A part of the path, or of the address that it leads to' },
    },
    answer: {
      description: 'A page of them',
      schema: 'RedirectPage',
      example: { redirects: [REDIRECT], page: 1, pages: 1, total: 1 },
    },
    refusals: { 422: 'The page is none, or the text is too long' },
  },
  'POST /api/redirects': {
    id: 'addRedirect',
    access: { audit: ['redirect.added'] },
    summary: 'Lets a path lead elsewhere for good (301)',
    description:
      'A path of a published post leads to the post, wherever that moves. What is there is shown all the same.',
    body: { schema: 'RedirectCreation', example: { path: REDIRECT.path, target: REDIRECT.target } },
    answer: { status: 201, description: 'It is added', schema: 'Redirect', example: REDIRECT },
  },
  'PATCH /api/redirects': {
    id: 'changeRedirect',
    access: { audit: ['redirect.changed'] },
    summary: 'Changes a path, or where it leads',
    query: OF_PATH,
    body: { schema: 'RedirectChange', example: { target: '/archive' } },
    answer: { description: 'It is changed', schema: 'Redirect', example: { ...REDIRECT, target: '/archive' } },
    refusals: { 404: 'This path leads nowhere else' },
  },
  'DELETE /api/redirects': {
    id: 'removeRedirect',
    access: { audit: ['redirect.removed'] },
    summary: 'Takes a redirect away',
    query: OF_PATH,
    refusals: { 404: 'This path leads nowhere else' },
  },
}
