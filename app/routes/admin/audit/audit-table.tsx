import { Link } from 'react-router'
import { eventName } from '#domain/audit-event.ts'
import type { AuditEntry } from '#server/audit/audit-repository.ts'
import { useLocale } from '../../../ui/locale.ts'
import { CardTable } from '../list/card-table.tsx'
import { Instant } from '../list/instant.tsx'

interface AuditTableProps {
  entries: readonly AuditEntry[]
  /** Ids of posts that are not deleted. */
  present: ReadonlySet<string>
}

export function AuditTable({ entries, present }: AuditTableProps) {
  const locale = useLocale()
  const { t } = locale
  return (
    <CardTable
      columns={[
        { name: t('labels.what'), of: ({ what }) => eventName(locale, what) },
        { name: t('audit.about'), of: (entry) => <About entry={entry} isPresent={present.has(entry.postId ?? '')} /> },
        { name: t('audit.who'), of: ({ who }) => <span className="wraps">{who}</span> },
        { name: t('audit.when'), of: ({ at }) => <Instant at={at} /> },
        { name: t('labels.network'), of: ({ network }) => network },
      ]}
      rows={entries.map((entry) => ({ ...entry, id: String(entry.seq) }))}
    />
  )
}

function About({ entry: { about, postId }, isPresent }: { entry: AuditEntry; isPresent: boolean }) {
  if (!about) return null
  const text = <span className="wraps">{about}</span>
  return isPresent ? <Link to={`/admin/posts/${postId}`}>{text}</Link> : text
}
