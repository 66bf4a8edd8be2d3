import type { ImportCounts, ImportReportLine } from '#domain/imports/import-report.ts'
import type { ReportFilter } from '#server/imports/jobs/import-job.ts'
import { useLocale } from '../../../ui/locale.ts'
import { ImportFigures } from './report/import-figures.tsx'
import { ReportEntry } from './report/report-entry.tsx'
import { ReportList } from './report/report-list.tsx'

export interface Report {
  readonly lines: readonly ImportReportLine[]
  readonly show: ReportFilter
  readonly page: number
  readonly last: number
}

/** The report of a dry run. */
export function ImportReport({ counts, report }: { counts: ImportCounts; report: Report }) {
  const { t } = useLocale()
  const { lines, ...shown } = report
  const { refused, noted } = counts
  const parts: [ReportFilter, string][] = [['all', t('imports.allEntries')]]
  if (noted > 0)
    parts.push(['noted', t('imports.partWithCount', { part: t('imports.leftOutOrChanged'), count: noted })])
  if (refused > 0)
    parts.push(['refused', t('imports.partWithCount', { part: t('imports.notImported'), count: refused })])
  return (
    <>
      <ImportFigures counts={counts} />
      <ReportList address="/admin/import" parts={parts} {...shown}>
        {lines.map((line, index) => (
          // The lines of a report never change, and titles may be alike.
          <ReportEntry key={index} line={line} />
        ))}
      </ReportList>
    </>
  )
}
