import { Link } from 'react-router'
import type { MessageKey } from '#domain/locales/locale.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import type { RevisionSummary } from '#server/posts/revisions/revision-repository.ts'
import { useLocale } from '../../../ui/locale.ts'
import { revisionAddress } from './revision-address.ts'

interface RevisionListProps {
  id: string
  /** Revisions with their instants in words. */
  revisions: readonly RevisionSummary[]
  /** Page of the list, from 1; links to revisions keep it. */
  page: number
  /** The revision of the post as it is now. */
  current: number
  chosen: number | null
}

const STATUS_LABELS = {
  draft: 'revisions.draft',
  scheduled: 'revisions.scheduled',
  published: 'revisions.published',
} as const satisfies Record<PostStatus, MessageKey>

export function RevisionList({ id, revisions, page, current, chosen }: RevisionListProps) {
  const { t } = useLocale()
  return (
    <ol className="rows">
      {revisions.map(({ revision, at, by, status }) => (
        <li key={revision}>
          <Link
            className="revisions__item"
            to={revisionAddress(id, { page, revision })}
            aria-current={revision === chosen ? 'true' : undefined}
            preventScrollReset
          >
            <strong>{at}</strong>
            <span className="cluster meta">
              <span>{t(STATUS_LABELS[status])}</span>
              {by && <span>{by}</span>}
              {revision === current && <span>{t('revisions.asItIsNow')}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
