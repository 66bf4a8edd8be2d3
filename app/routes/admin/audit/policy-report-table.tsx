import type { PolicyReport } from '#server/policy-reports/policy-reports.ts'
import { CardTable } from '../list/card-table.tsx'
import { Instant } from '../list/instant.tsx'
import { Part } from '../shell/screen-title.tsx'

/** What browsers refused to load or run on screens of the admin area; nothing while there are no reports. */
export function PolicyReportTable({ reports }: { readonly reports: readonly PolicyReport[] }) {
  if (reports.length === 0) return null
  return (
    <Part title="Refused by browsers">
      <p className="lead">
        What browsers refused to load or run on these screens, as they reported it in the last 30 days. Most of it comes
        from browser extensions, and strangers can send such reports too. Check any host that you do not know on a
        screen that you use.
      </p>
      <CardTable
        columns={[
          { name: 'Refused', of: ({ blocked }) => <span className="wraps">{blocked}</span> },
          { name: 'Rule', of: ({ directive }) => directive },
          { name: 'Screen', of: ({ page }) => page },
          { name: 'Reports', of: ({ reports: count }) => count.toLocaleString('en') },
          { name: 'Last', of: ({ lastAt }) => <Instant at={lastAt} /> },
        ]}
        rows={reports.map((report) => ({ ...report, id: `${report.directive} ${report.blocked} ${report.page}` }))}
      />
    </Part>
  )
}
