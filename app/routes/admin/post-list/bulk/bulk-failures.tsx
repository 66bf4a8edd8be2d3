import { TextButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { counted } from '../../statistics/format.ts'
import type { BulkReport } from './bulk-change.ts'

interface BulkFailuresProps {
  report: BulkReport
  onClose: () => void
}

export function BulkFailures({ report: { change, done, failed }, onClose }: BulkFailuresProps) {
  const { t } = useLocale()
  return (
    <div className="alert alert--error bulk__failures" role="alert">
      <p>
        {done.length > 0 && `${counted(done.length, 'post')} ${change.done}. `}
        {counted(failed.length, 'post')} not {change.done}:
      </p>
      <ul>
        {failed.map(({ post, why }) => (
          <li key={post.id}>
            <strong>{post.title}</strong>: {why}
          </li>
        ))}
      </ul>
      <TextButton onClick={onClose}>{t('labels.close')}</TextButton>
    </div>
  )
}
