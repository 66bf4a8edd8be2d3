import { type DateRange, dateRangeOf, daysOf, type Period } from '#domain/statistics/statistics-period.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts'
import type { Statistics } from './statistics.ts'

export interface CsvFile {
  readonly name: string
  readonly text: string
}

/**
 * A table of the statistics screen as CSV, always by day; null when there is no such table.
 * @param head returns the name of a column in the language of the caller
 */
export async function statisticsCsv(
  statistics: Statistics,
  name: string,
  period: Period,
  head = (column: string) => column,
): Promise<CsvFile | null> {
  const found = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined
  if (!found) return null
  const { columns, lines } = found
  const range = dateRangeOf(period, (await statistics.today()).today)
  return {
    name: `${name}-${range.from}-to-${range.to}.csv`,
    text: BYTE_ORDER_MARK + [columns.map(head), ...(await lines(statistics, range))].map(csvLine).join(''),
  }
}

interface Table<Row> {
  readonly rows: (statistics: Statistics, range: DateRange) => Promise<readonly Row[]>
  readonly columns: Readonly<Record<string, keyof Row>>
}

interface ReadTable {
  readonly columns: readonly string[]
  readonly lines: (statistics: Statistics, range: DateRange) => Promise<string[][]>
}

const TABLES: Readonly<Record<string, ReadTable>> = {
  days: table({
    rows: (statistics, range) => statistics.readers(daysOf(range)),
    columns: { day: 'from', views: 'views', visitors: 'visitors' },
  }),
  posts: table({
    rows: (statistics, range) => statistics.posts(range),
    columns: { id: 'id', title: 'title', path: 'path', views: 'views', visitors: 'visitors' },
  }),
  referrers: table({
    rows: (statistics, range) => statistics.referrers(range),
    columns: { host: 'host', views: 'views' },
  }),
  subscribers: table({
    rows: (statistics, range) => statistics.subscribers(daysOf(range)),
    columns: { day: 'from', subscribed: 'active', new: 'joined', left: 'left' },
  }),
  mail: table({
    rows: (statistics, range) => statistics.mails(daysOf(range)),
    columns: { day: 'from', sent: 'sent', kept: 'kept', failed: 'failed', uncertain: 'uncertain' },
  }),
}

function table<Row>({ rows, columns }: Table<Row>): ReadTable {
  return {
    columns: Object.keys(columns),
    lines: async (statistics, range) =>
      (await rows(statistics, range)).map((row) => Object.values(columns).map((name) => String(row[name] ?? ''))),
  }
}
