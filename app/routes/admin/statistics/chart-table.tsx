import type { DateRange, Period } from '#domain/statistics/statistics-period.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { bucketWords, unitOf } from './format.ts'

interface ChartTableProps<Row extends DateRange> {
  caption: string
  rows: readonly Row[]
  columns: readonly { readonly name: string; readonly of: (row: Row) => number }[]
  period: Period
}

/** The numbers of a chart as a table, the newest first. Closed at first. */
export function ChartTable<Row extends DateRange>({ caption, rows, columns, period }: ChartTableProps<Row>) {
  const locale = useLocale()
  const { t, number } = locale
  return (
    <details className="numbers">
      <summary>
        <Message of="statistics.asTable" slots={{ colon: hidden, caption: hidden(caption) }} />
      </summary>
      <div className="table">
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{unitOf(period) === 'day' ? t('labels.day') : t('statistics.month')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="numbers__number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((row) => (
              <tr key={row.from}>
                <th scope="row">
                  <time dateTime={unitOf(period) === 'day' ? row.from : row.from.slice(0, 7)}>
                    {bucketWords(locale, row, period)}
                  </time>
                </th>
                {columns.map(({ name, of }) => (
                  <td key={name} className="numbers__number">
                    {number(of(row))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function hidden(words: string) {
  return <span className="visually-hidden">{words}</span>
}
