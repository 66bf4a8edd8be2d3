import { QUERY_MAX_LENGTH } from '#domain/search/search-query.ts'
import type { Calls } from './call.ts'
import { BUSY, PAGE, POST } from './posts.ts'

export const search: Calls = {
  'GET /api/search': {
    id: 'search',
    access: 'everybody',
    summary: 'Ten published posts with these words, the best first',
    description:
      'Words are compared without case, accents and plural endings. The last one may be unfinished, and words in quotes follow each other. All words are looked for first; with few results also some of them, and words of a like spelling. What is covered in a post is not searched.',
    query: {
      q: {
        description: 'What is looked for; nothing is found without it',
        example: 'knocks',
        schema: { type: 'string', maxLength: QUERY_MAX_LENGTH },
      },
      page: PAGE,
    },
    answer: {
      description: 'A part of each post that shows why it was found, and the words in it',
      schema: 'SearchPage',
      example: {
        results: [
          {
            id: POST.id,
            path: POST.path,
            title: POST.title,
            excerpt: 'Before anything knocks, there is a road.',
            marks: [[16, 22]],
          },
        ],
        page: 1,
        pages: 1,
        total: 1,
      },
    },
    refusals: { 422: 'The query is too long, or the page is none', ...BUSY },
  },
  'GET /api/search/suggestions': {
    id: 'suggestSearches',
    access: 'everybody',
    summary: 'Titles, films, directors and authors with these words, eight at most',
    description: 'For a search field while its query is typed. The last word may be unfinished.',
    query: {
      q: {
        description: 'What was typed so far',
        example: 'haun',
        schema: { type: 'string', maxLength: QUERY_MAX_LENGTH },
      },
    },
    answer: {
      description: 'Those that begin with the query come first',
      schema: 'SuggestionList',
      example: { suggestions: [{ kind: 'film', text: 'The Haunting', href: '/film/the-haunting' }] },
    },
    refusals: { 422: 'The query is too long', ...BUSY },
  },
}
