import type { ReportFilter } from '#server/imports/jobs/import-job.ts'

/** Entries on a page of a report. */
export const IMPORT_LINES = 50

export function isReportFilter(text: string): text is ReportFilter {
  return text === 'all' || text === 'noted' || text === 'refused'
}
