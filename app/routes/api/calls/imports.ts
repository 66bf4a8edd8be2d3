import { NO_COUNTS } from '#domain/imports/import-report.ts'
import { LOSS_KINDS } from '#domain/imports/loss-kind.ts'
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
  viewings: 'each',
  labels: {},
  foundLabels: [],
  step: 'upload',
  state: 'waiting',
  handled: 0,
  total: null,
  counts: NO_COUNTS,
  scores: null,
  furtherViewings: 0,
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

const REPORT_PATH = { id: { description: 'The id of an import', example: ID } }
const MISSING_REPORT = 'There is no such report; those of the last ten imports are kept'
const PAGE = { description: 'A page of 50 entries, from 1', schema: { type: 'integer', minimum: 1 } }
const SHOW = {
  description: 'Only a part of the entries; `open` are those with notes that nobody has marked as looked at',
  schema: { type: 'string', enum: ['all', 'open', 'noted', 'refused', 'undone', 'stays', ...LOSS_KINDS] },
}
const RECORD = {
  id: ID,
  fileName: 'blog.json',
  startedBy: 'keeper@midnight-den.example',
  startedAt: AT,
  endedAt: AT,
  isRunning: false,
  problem: null,
  counts: { ...NO_COUNTS, new: 1, noted: 1 },
  undoneAt: null,
}
const LINE = {
  title: 'The Shining',
  outcome: 'new',
  notes: ['left out: injected code'],
  status: 'draft',
  date: '2019-10-31',
  path: '/blogs/the-shining',
  pictures: 2,
}
const UNDOING = { state: 'running', handled: 0, total: 1, takenBack: 0, problem: null }

const reports: Calls = {
  'GET /api/import-reports': {
    id: 'listImportReports',
    summary: 'The last ten imports, also those of the command',
    answer: { description: 'The newest first', schema: 'PostImportReportList', example: { reports: [RECORD] } },
  },
  'GET /api/import-reports/:id': {
    id: 'getImportReport',
    summary: 'The report of an import',
    path: REPORT_PATH,
    query: {
      page: PAGE,
      show: SHOW,
    },
    answer: {
      description: 'The report',
      schema: 'PostImportReport',
      example: {
        ...RECORD,
        parts: {
          all: 1,
          open: 1,
          noted: 1,
          refused: 0,
          undone: 0,
          stays: 0,
          ...Object.fromEntries(LOSS_KINDS.map((kind) => [kind, kind === 'fields' ? 1 : 0])),
        },
        entries: [
          {
            position: 0,
            line: { ...LINE, postId: 'p_4mzt2kq7vxpw6ys3dnra' },
            lookedAt: null,
            undo: null,
            now: { status: 'draft', isTrashed: false },
          },
        ],
        page: 1,
        pages: 1,
        total: 1,
      },
    },
    refusals: { 404: MISSING_REPORT, 422: 'The page or the choice is none' },
  },
  'DELETE /api/import-reports/:id': {
    id: 'removeImportReport',
    access: { audit: 'none' },
    summary: 'Removes a report; the imported posts stay',
    path: REPORT_PATH,
    refusals: { 404: MISSING_REPORT, 409: 'The import is still running, or is being undone' },
  },
  'GET /api/import-reports/:id/file': {
    id: 'downloadImportReport',
    summary: 'The report as a file, with a line for each note',
    path: REPORT_PATH,
    query: {
      as: { description: 'csv or html', example: 'csv', schema: { type: 'string', enum: ['csv', 'html'] } },
      show: SHOW,
    },
    answer: { description: 'The file', contentType: 'text/csv' },
    refusals: { 404: MISSING_REPORT, 422: 'The format or the choice is none' },
  },
  'PATCH /api/import-reports/:id/entries/:position': {
    id: 'markImportEntry',
    access: { audit: 'none' },
    summary: 'Marks an entry as looked at, or as not',
    path: { ...REPORT_PATH, position: { description: 'The position of an entry', example: 0 } },
    body: { schema: 'ImportEntryChange', example: { isLookedAt: true } },
    refusals: { 404: 'There is no such report or entry' },
  },
  'POST /api/import-reports/:id/undo': {
    id: 'undoImport',
    // The job that this call starts records the undo.
    access: { needsRecentConfirmation: true, audit: 'none' },
    summary: 'Begins to take back what an import made and changed',
    description:
      'What was changed, announced or moved to the trash since stays, and so do subscribers, profiles and colours. New posts are deleted for good.',
    path: REPORT_PATH,
    answer: { status: 202, description: 'It has begun', schema: 'UndoStatus', example: UNDOING },
    refusals: { 404: MISSING_REPORT, 409: 'The import is still running, or one is being undone' },
  },
  'GET /api/import-reports/:id/undo': {
    id: 'getImportUndo',
    summary: 'How far an undo is that was begun on this server',
    path: REPORT_PATH,
    answer: {
      description: 'The undo',
      schema: 'UndoStatus',
      example: { ...UNDOING, state: 'done', handled: 1, takenBack: 1 },
    },
    refusals: { 404: 'This import was not undone on this server' },
  },
}

export const imports: Calls = {
  ...reports,
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
      page: PAGE,
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
          lines: [{ ...LINE, status: 'published', account: 'keeper@midnight-den.example' }],
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
    body: { schema: 'ImportCheck', example: { format: null, scale: null, viewings: 'each' } },
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
