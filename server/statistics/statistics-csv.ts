import { type DateRange, dateRangeOf, daysOf, type Period } from '#domain/statistics/statistics-period.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts'
import type { Statistics } from './statistics.ts'

export interface CsvFile {
  readonly name: string
  readonly text: string
}

/** A table of the statistics screen, day by day however the screen draws it; null when there is no such table. */
export async function statisticsCsv(statistics: Statistics, name: string, period: Period): Promise<CsvFile | null> {
  const read = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined
  if (!read) return null
  const range = dateRangeOf(period, statistics.today())
  const { columns, rows } = await read(statistics, range)
  return {
    name: `${name}-${range.from}-to-${range.to}.csv`,
    text: BYTE_ORDER_MARK + [columns, ...rows].map((cells) => csvLine(cells.map(String))).join(''),
  }
}

interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

const TABLES: Readonly<Record<string, (statistics: Statistics, range: DateRange) => Promise<Table>>> = {
  async days(statistics, range) {
    const days = await statistics.readers(daysOf(range))
    return {
      columns: ['day', 'views', 'visitors'],
      rows: days.map(({ from, views, visitors }) => [from, views, visitors]),
    }
  },

  async posts(statistics, range) {
    const posts = await statistics.posts(range)
    return {
      columns: ['id', 'title', 'path', 'views', 'visitors'],
      rows: posts.map(({ id, title, path, views, visitors }) => [id, title ?? '', path ?? '', views, visitors]),
    }
  },

  async referrers(statistics, range) {
    const hosts = await statistics.referrers(range)
    return { columns: ['host', 'views'], rows: hosts.map(({ host, views }) => [host, views]) }
  },

  async subscribers(statistics, range) {
    const days = await statistics.subscribers(daysOf(range))
    return {
      columns: ['day', 'subscribed', 'new', 'left'],
      rows: days.map(({ from, active, joined, left }) => [from, active, joined, left]),
    }
  },

  async mail(statistics, range) {
    const days = await statistics.mails(daysOf(range))
    return {
      columns: ['day', 'sent', 'kept', 'failed', 'uncertain'],
      rows: days.map(({ from, sent, kept, failed, uncertain }) => [from, sent, kept, failed, uncertain]),
    }
  },
}
