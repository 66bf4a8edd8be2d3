import type { PolicyReport } from '#server/policy-reports/policy-reports.ts'
import { useLocale } from '../../../ui/locale.ts'
import { CardTable } from '../list/card-table.tsx'
import { Instant } from '../list/instant.tsx'
import { Part } from '../shell/screen-title.tsx'

/** What browsers refused to load or run on screens of the admin area; nothing while there are no reports. */
export function PolicyReportTable({ reports }: { readonly reports: readonly PolicyReport[] }) {
  const { t, number } = useLocale()
  if (reports.length === 0) return null
  return (
    <Part title={t('audit.refusedByBrowsers')}>
      <p className="lead">{t('audit.aboutRefused')}</p>
      <CardTable
        columns={[
          { name: t('audit.refused'), of: ({ blocked }) => <span className="wraps">{blocked}</span> },
          { name: t('audit.rule'), of: ({ directive }) => directive },
          { name: t('audit.screen'), of: ({ page }) => page },
          { name: t('audit.reports'), of: ({ reports: count }) => number(count) },
          { name: t('audit.last'), of: ({ lastAt }) => <Instant at={lastAt} /> },
        ]}
        rows={reports.map((report) => ({ ...report, id: `${report.directive} ${report.blocked} ${report.page}` }))}
      />
    </Part>
  )
}
