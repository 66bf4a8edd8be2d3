import type { MessageKey } from '#domain/locales/locale.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import type { BulkChange, BulkReport } from './bulk-change.ts'

const DONE = {
  published: 'posts.somePublished',
  changed: 'posts.someChanged',
  deleted: 'posts.someDeleted',
} as const satisfies Record<BulkChange['kind'], MessageKey>
const FAILED = {
  published: 'posts.someNotPublished',
  changed: 'posts.someNotChanged',
  deleted: 'posts.someNotDeleted',
} as const satisfies Record<BulkChange['kind'], MessageKey>

interface BulkFailuresProps {
  report: BulkReport
  onClose: () => void
}

export function BulkFailures({ report: { kind, done, failed }, onClose }: BulkFailuresProps) {
  const { t, sentences } = useLocale()
  return (
    <div className="alert alert--error bulk__failures" role="alert">
      <p>
        {sentences([
          done.length > 0 && t(DONE[kind], { count: done.length }),
          t(FAILED[kind], { count: failed.length }),
        ])}
      </p>
      <ul>
        {failed.map(({ post, why }) => (
          <li key={post.id}>
            <strong>{post.title}</strong>: {why ?? t('posts.notTried')}
          </li>
        ))}
      </ul>
      <TextButton onClick={onClose}>{t('labels.close')}</TextButton>
    </div>
  )
}
