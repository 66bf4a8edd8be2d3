import { warningKinds } from '#domain/posts/warnings/warning-kinds.ts'
import type { Calls } from './call.ts'
import { BAD_IMAGES, BUSY, IMAGES, POST } from './posts.ts'

export const collections: Calls = {
  'GET /api/collections/:name': {
    id: 'readCollection',
    access: 'everybody',
    summary: 'Every document of a collection',
    description: 'Posts come in the order of their creation and are sent while they are read.',
    path: {
      name: {
        description: 'blogs, or settings: the site key of the captcha',
        example: 'blogs',
        schema: { type: 'string', enum: ['blogs', 'settings'] },
      },
    },
    query: { images: IMAGES },
    answer: { description: 'The documents', schema: 'Collection', example: [POST] },
    refusals: {
      401: 'images=embedded without a session or token',
      404: 'There is no such collection',
      422: BAD_IMAGES,
      ...BUSY,
    },
  },
  'GET /api/content-warnings': {
    id: 'listWarningKinds',
    access: 'everybody',
    summary: 'What a post may warn of',
    description: 'A closed list. The kinds keep their names; later versions may add some.',
    answer: {
      description: 'Each kind with its label and what it means',
      schema: 'WarningKindList',
      example: { contentWarnings: warningKinds().slice(0, 2) },
    },
  },
  'GET /api/films': {
    id: 'findFilms',
    access: { role: 'author' },
    summary: 'The facts of films of a title',
    description: 'This server asks the directory that its operator chose.',
    query: { q: { description: 'The title, or a part of it', example: 'The Lighthouse' } },
    answer: {
      description: 'At most eight, the likeliest first',
      schema: 'FilmList',
      example: {
        films: [
          {
            title: 'The Lighthouse',
            description: '2019 film by Robert Eggers',
            year: 2019,
            director: 'Robert Eggers',
            runtime: 109,
            country: 'Canada, United States',
            letterboxd: 'the-lighthouse-2019',
            imdb: 'tt7984734',
            tmdb: 503919,
          },
          { title: 'Lighthouse', description: '1999 film' },
        ],
      },
    },
    refusals: {
      404: 'The operator chose no directory',
      422: 'q is missing, or too long for a title',
      429: 'More than twelve searches within a minute; Retry-After says how long to wait',
      502: 'The directory failed; detail says how',
    },
  },
}
