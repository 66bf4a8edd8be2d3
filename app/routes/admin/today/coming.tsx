import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'
import { SCHEDULED_POSTS } from '../shell/frame/areas.ts'
import { instantWords, zonedInstantWords } from '../shell/instant-words.ts'
import { Part } from '../shell/screen-title.tsx'

export interface Scheduled {
  readonly id: string
  readonly title: string
  readonly publishAt: string
}

/** The scheduled post that is published next. @param next null for none */
export function NextOut({ next }: { next: Scheduled | null }) {
  const locale = useLocale()
  const { t } = locale
  const { postCounts, timeZone } = useApplication()
  const { scheduled } = postCounts
  return (
    <Part title={t('today.nextOut')}>
      {next ? (
        <p>
          <Link className="subject" to={`/admin/drafts/${next.id}`}>
            {next.title}
          </Link>
          <span className="meta">{zonedInstantWords(locale, next.publishAt, timeZone)}</span>
        </p>
      ) : (
        <p className="muted">{t('today.nothingScheduled')}</p>
      )}
      {scheduled > 1 && (
        <p className="meta">
          <Link to={SCHEDULED_POSTS}>{t('today.allScheduled', { count: scheduled })}</Link>
        </p>
      )}
    </Part>
  )
}

interface LastBackupProps {
  /** When the newest was made; null for none. */
  newestAt: string | null
  /** Time of the daily backup, such as `03:00`; null if there is none. */
  daily: string | null
}

export function LastBackup({ newestAt, daily }: LastBackupProps) {
  const locale = useLocale()
  const { t } = locale
  const { timeZone } = useApplication()
  const none = daily === null ? t('today.noBackupMakeOne') : t('today.noBackupDaily', { time: daily })
  return (
    <Part title={t('today.lastBackup')}>
      <p className="muted">
        {newestAt === null ? none : instantWords(locale, newestAt, timeZone)}{' '}
        <Link to="/admin/backups">{t('labels.backups')}</Link>
      </p>
    </Part>
  )
}
