import { Link } from 'react-router'
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
  const { scheduled } = useApplication().postCounts
  return (
    <Part title="Next out">
      {next ? (
        <p>
          <Link className="subject" to={`/admin/drafts/${next.id}`}>
            {next.title}
          </Link>
          <span className="meta">{next.when}</span>
        </p>
      ) : (
        <p className="muted">Nothing is scheduled. A post can be given a day and an hour in its form.</p>
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
  const next = daily === null ? 'Make one by hand.' : `One is made every day at ${daily}.`
  return (
    <Part title="Last backup">
      <p className="muted">
        {made ?? `None yet. ${next}`} <Link to="/admin/backups">Backups</Link>
      </p>
    </Part>
  )
}
