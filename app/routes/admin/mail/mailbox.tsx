import type { ReactNode } from 'react'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'
import { Pages } from '../list/pages.tsx'
import { zonedInstantWords } from '../shell/instant-words.ts'
import { Part } from '../shell/screen-title.tsx'

interface MailboxProps {
  mails: readonly { id: string; to: string; subject: string; text: string; createdAt: string }[]
  total: number
  page: number
  pages: number
  /** Whether new mails are still kept here. */
  isInUse: boolean
}

export function Mailbox({ mails, total, page, pages, isInUse }: MailboxProps) {
  const locale = useLocale()
  const { t, commas } = locale
  const { timeZone } = useApplication()
  if (total === 0 && !isInUse) return null
  return (
    <Part title={t('mail.mailbox')}>
      {!isInUse && <p className="lead">{t('mail.keptWithoutServer')}</p>}
      {total === 0 ? (
        <p className="lead">{t('mail.noMailYet')}</p>
      ) : (
        <ul className="rows">
          {mails.map(({ id, to, subject, text, createdAt }) => (
            <li key={id}>
              <details className="mailbox">
                <summary className="cluster cluster--apart">
                  <strong>{subject}</strong>
                  <span className="meta">{commas([to, zonedInstantWords(locale, createdAt, timeZone)])}</span>
                </summary>
                <pre className="panel code">{withLinks(text)}</pre>
                <p>
                  <a href={`/admin/mailbox/${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
                    {t('mail.asReaderSees')}
                  </a>
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
      <Pages label={t('mail.pagesOfMailbox')} page={page} last={pages} to={addressOf} preventScrollReset />
    </Part>
  )
}

function addressOf(page: number): string {
  return page === 1 ? '/admin/mail' : `/admin/mail?mailbox=${page}`
}

/** Turns the addresses in a plain text into links. */
function withLinks(text: string): ReactNode[] {
  // Punctuation after an address is not part of it.
  return text.split(/(https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]'"’”])/g).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={piece}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
