import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { useApplication } from '../application-context.ts'
import { Part } from '../shell/screen-title.tsx'

export interface Written {
  readonly address: string
  /** Empty where it has none. */
  readonly title: string
  readonly kind: 'draft' | 'changes'
  /** The day of the last save. */
  readonly savedOn: string
}

interface WritingProps {
  writing: readonly Written[]
  /** Whether the page *Greetings* has only the words that the demo left. */
  hasPlainGreetings: boolean
}

/** Unpublished work of the signed-in administrator. */
export function Writing({ writing, hasPlainGreetings }: WritingProps) {
  const { t, date } = useLocale()
  const { postCounts } = useApplication()
  return (
    <Part title={t('today.continueWriting')}>
      {writing.length === 0 && !hasPlainGreetings ? (
        <p className="muted">
          <Message of="today.nothingHalfDone" slots={{ write: (words) => <Link to="/admin">{words}</Link> }} />
        </p>
      ) : (
        <ul className="rows rows--padded">
          {writing.map(({ address, title, kind, savedOn }) => (
            <Row key={address} address={address} title={title || t('labels.untitled')}>
              {kind === 'draft'
                ? t('today.draftSaved', { day: date(savedOn) })
                : t('today.changesSaved', { day: date(savedOn) })}
            </Row>
          ))}
          {hasPlainGreetings && (
            <Row address="/admin/pages/new?path=/greetings" title={t('today.greetings')}>
              {t('today.plainGreetings')}
            </Row>
          )}
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

function Row({ address, title, children }: { address: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Link className="subject" to={address}>
        {title}
      </Link>
      <span className="meta">{children}</span>
    </li>
  )
}
