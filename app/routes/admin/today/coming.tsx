import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'
import { SCHEDULED_POSTS } from '../shell/frame/areas.ts'
import { Part } from '../shell/screen-title.tsx'

export interface Scheduled {
  readonly id: string
  readonly title: string
  /** The instant of publication in words, in the blog's time zone. */
  readonly when: string
}

/** The scheduled post that is published next. @param next null for none */
export function NextOut({ next }: { next: Scheduled | null }) {
  const { t } = useLocale()
  const { scheduled } = useApplication().postCounts
  return (
    <Part title={t('today.nextOut')}>
      {next ? (
        <p>
          <Link className="subject" to={`/admin/drafts/${next.id}`}>
            {next.title}
          </Link>
          <span className="meta">{next.when}</span>
        </p>
      ) : (
        <p className="muted">{t('today.nothingScheduledPostCan')}</p>
      )}
      {scheduled > 1 && (
        <p className="meta">
          <Link to={SCHEDULED_POSTS}>All {scheduled.toLocaleString('en')} scheduled posts</Link>
        </p>
      )}
    </Part>
  )
}

interface LastBackupProps {
  /** Date and time of the newest, in words; null for none. */
  made: string | null
  /** Time of the daily backup, such as `03:00`; null if there is none. */
  daily: string | null
}

export function LastBackup({ made, daily }: LastBackupProps) {
  const { t } = useLocale()
  const next = daily === null ? t('today.makeOneByHand') : t('today.oneMadeEveryDay', { daily })
  return (
    <Part title={t('today.lastBackup')}>
      <p className="muted">
        {made ?? t('today.noneYet', { next })} <Link to="/admin/backups">{t('labels.backups')}</Link>
      </p>
    </Part>
  )
}
