import { Link } from 'react-router'
import { summaryText } from '#domain/imports/import-report.ts'
import type { Locale } from '#domain/locales/locale.ts'
import type { ImportRecord } from '#server/imports/reports/import-reports.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { Instant } from '../../list/instant.tsx'
import { Part } from '../../shell/screen-title.tsx'

/** The imports whose reports are kept, also those of the command. */
export function EarlierImports({ records }: { records: readonly ImportRecord[] }) {
  const locale = useLocale()
  const { t } = locale
  if (records.length === 0) return null
  return (
    <Part title={t('imports.earlierImports')}>
      <ul className="rows rows--padded">
        {records.map((record) => (
          <li key={record.id} className="item">
            <p className="item__title">
              <Link to={`/admin/import/${record.id}`}>{record.fileName}</Link>
            </p>
            <p className="item__end status">{stateOf(t, record)}</p>
            <p className="meta">
              <Message
                of="imports.importedBy"
                slots={{ instant: <Instant at={record.startedAt} />, name: record.startedBy }}
              />{' '}
              {summaryText(locale, record.counts, false)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function stateOf(t: Locale['t'], { endedAt, problem, undoneAt }: ImportRecord): string {
  if (undoneAt !== null) return t('imports.undone')
  return endedAt === null || problem !== null ? t('imports.notFinished') : ''
}
