import type { Call, Calls } from './call.ts'

const QUERY: NonNullable<Call['query']> = {
  q: { description: 'Part of a name, an address or a title' },
  what: { description: 'Only entries of this kind', example: 'post.published' },
  from: { description: 'The first day, such as 2026-10-01, in the time zone of the blog' },
  to: { description: 'The last day' },
}

export const audit: Calls = {
  'GET /api/audit': {
    id: 'listAuditEntries',
    summary: 'What administrators did, newest first',
    description: 'Fifty on a page, of the 10,000 newest entries between the two days.',
    query: { page: { description: 'From 1', schema: { type: 'integer', minimum: 1 } }, ...QUERY },
    answer: {
      description: 'A page of entries',
      schema: 'AuditPage',
      example: {
        entries: [
          {
            at: '2026-10-31T20:15:00.000Z',
            who: 'mara@den.example',
            what: 'post.published',
            about: 'The Thing (p_5c2kq7vxpw6ys3dnra4m)',
            network: '192.0.2.0/24',
          },
        ],
        page: 1,
        pages: 1,
        total: 1,
      },
    },
    refusals: { 422: 'A page, kind or day is none' },
  },
  'GET /api/audit.csv': {
    id: 'exportAuditEntries',
    access: { needsRecentConfirmation: true, audit: 'audit.exported' },
    summary: 'The audit log as CSV, newest first',
    query: QUERY,
    answer: { description: 'Columns: at, who, what, about, network', contentType: 'text/csv' },
    refusals: { 422: 'A kind or day is none' },
  },
}
