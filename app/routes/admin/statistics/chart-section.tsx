import { type ReactNode, useId } from 'react'
import type { Period } from '#domain/statistics/statistics-period.ts'
import { useLocale } from '../../../ui/locale.ts'

interface ChartSectionProps {
  title: string
  /** Name of its table in `GET /api/statistics/:table`; absent if there is no file to download. */
  table?: string | undefined
  period: Period
  lead?: ReactNode
  children: ReactNode
}

/** A section of the screen: a text, a chart, its table, and the table as a file. */
export function ChartSection({ title, table, period, lead, children }: ChartSectionProps) {
  const id = useId()
  return (
    <section className="statistics__part" aria-labelledby={id}>
      <div className="cluster cluster--apart">
        <h3 className="heading" id={id}>
          {title}
        </h3>
        {table && <CsvLink table={table} title={title} period={period} />}
      </div>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  )
}

export function CsvLink({ table, title, period }: { table: string; title: string; period: Period }) {
  const { t } = useLocale()
  return (
    <a
      className="text-button statistics__csv"
      href={`/api/statistics/${table}?period=${period}`}
      download
      aria-label={t('statistics.csvTitle', { title })}
    >
      CSV
    </a>
  )
}
