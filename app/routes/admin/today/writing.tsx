import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'
import { Part } from '../shell/screen-title.tsx'

export interface Written {
  readonly address: string
  readonly title: string
  /** Kind and day of the last save, in words. */
  readonly fact: string
}

/** Unpublished work of the signed-in administrator. */
export function Writing({ writing }: { writing: readonly Written[] }) {
  const { t } = useLocale()
  const { postCounts } = useApplication()
  return (
    <Part title={t('today.continueWriting')}>
      {writing.length === 0 ? (
        <p className="muted">
          Nothing of yours is half done. <Link to="/admin">{t('labels.writePost')}</Link>, and it waits here until you
          publish it.
        </p>
      ) : (
        <ul className="rows rows--padded">
          {writing.map(({ address, title, fact }) => (
            <li key={address}>
              <Link className="subject" to={address}>
                {title}
              </Link>
              <span className="meta">{fact}</span>
            </li>
          ))}
        </ul>
      )}
      {postCounts.draft > 0 && (
        <p className="meta">
          <Link to="/admin/drafts">{t('today.allDrafts')}</Link>
        </p>
      )}
    </Part>
  )
}
