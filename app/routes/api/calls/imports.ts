import { NO_COUNTS } from '#domain/imports/import-report.ts'
import type { Calls } from './call.ts'

const ID = 'm_4mzt2kq7vxpw6ys3dnra'
const AT = '2026-10-31T20:15:00.000Z'
const PATH = { id: { description: 'The id of an import', example: ID } }
const STATUS = {
  id: ID,
  file: { name: 'blog.json', bytes: 412_330 },
  pictures: null,
  format: null,
  scale: null,
  step: 'upload',
  state: 'waiting',
  handled: 0,
  total: null,
  counts: NO_COUNTS,
  scores: null,
  problem: null,
  startedBy: 'keeper@midnight-den.example',
  startedAt: AT,
  endedAt: AT,
}
const CHECKED = { ...STATUS, step: 'check', state: 'done', handled: 1, counts: { ...NO_COUNTS, new: 1 } }
const BEGUN = {
  status: 202,
  description: 'It has begun',
  schema: 'ImportStatus',
  example: { ...STATUS, step: 'check', state: 'running', endedAt: null },
  headers: { Location: 'Where the import says how far it is' },
} as const
const MISSING = 'There is no such import on this server: another took its place, or the server was started again'
const BUSY = 'A file is being uploaded or imported'
const NAME = { description: 'The name of the file, with its ending', example: 'blog.json' }
const NO_ROOM = 'The disk of the server has no room for it'

export const imports: Calls = {
  'GET /api/imports': {
    id: 'getCurrentImport',
    summary: 'The import of this server, if there is one',
    answer: { description: 'How far it is', schema: 'CurrentImport', example: { current: STATUS } },
  },
  'POST /api/imports': {
    id: 'uploadImport',
    access: { audit: 'none' },
    summary: 'Stores a file to be imported, in the place of the one before it',
    description: 'At most 2 GB. It is removed once it is imported, after a day, and when the server starts.',
    query: { name: NAME },
    body: { file: 'The export of another program: JSON, XML, Markdown, CSV, or a ZIP archive' },
    answer: {
      status: 201,
      description: 'It is stored; nothing is imported yet',
      schema: 'ImportStatus',
      example: STATUS,
      headers: { Location: 'Where the import says how far it is' },
    },
    refusals: { 409: BUSY, 422: 'The file has no name, or is empty', 507: NO_ROOM },
  },
  'GET /api/imports/:id': {
    id: 'getImport',
    summary: 'How far an import is, and the report of its last step',
    path: PATH,
    query: {
      page: { description: 'A page of 50 entries, from 1', schema: { type: 'integer', minimum: 1 } },
      show: {
        description: 'Only entries of which something was left out, or only those that were refused',
        schema: { type: 'string', enum: ['all', 'noted', 'refused'] },
      },
    },
    answer: {
      description: 'The import',
      schema: 'ImportDetails',
      example: {
        ...CHECKED,
        report: {
          lines: [
            {
              title: 'The Shining',
              outcome: 'new',
              notes: ['left out: injected code'],
              status: 'published',
              date: '2019-10-31',
              path: '/blogs/the-shining',
              pictures: 2,
              account: 'keeper@midnight-den.example',
            },
          ],
          page: 1,
          pages: 1,
          total: 1,
        },
      },
    },
    refusals: { 404: MISSING, 422: 'The page or the choice is none' },
  },
  'DELETE /api/imports/:id': {
    id: 'discardImport',
    access: { audit: 'none' },
    summary: 'Forgets an import with its report and files; imported posts stay',
    path: PATH,
    refusals: { 404: MISSING, 409: BUSY },
  },
  'PUT /api/imports/:id/pictures': {
    id: 'uploadImportPictures',
    access: { audit: 'none' },
    summary: 'Stores an archive with the pictures, where they lie apart from the posts',
    path: PATH,
    query: { name: { ...NAME, example: 'images.zip' } },
    body: { file: 'A ZIP archive, or one picture; at most 2 GB' },
    answer: {
      description: 'It is stored',
      schema: 'ImportStatus',
      example: { ...STATUS, pictures: { name: 'images.zip', bytes: 80_412_330 } },
    },
    refusals: { 404: MISSING, 409: BUSY, 422: 'The file has no name', 507: NO_ROOM },
  },
  'POST /api/imports/:id/check': {
    id: 'checkImport',
    access: { audit: 'none' },
    summary: 'Begins the dry run, which tells what the import would do and changes nothing',
    path: PATH,
    body: { schema: 'ImportCheck', example: { format: null, scale: null } },
    answer: BEGUN,
    refusals: { 404: MISSING, 409: BUSY },
  },
  'POST /api/imports/:id/run': {
    id: 'runImport',
    // The job that this call starts records the import.
    access: { needsRecentConfirmation: true, audit: 'none' },
    summary: 'Begins the import',
    description: 'After a dry run. An import that failed goes on where it stopped.',
    path: PATH,
    answer: {
      ...BEGUN,
      example: { ...CHECKED, step: 'import', state: 'running', handled: 0, total: 1, endedAt: null },
    },
    refusals: { 404: MISSING, 409: `${BUSY}, or there was no dry run` },
  },
}
