import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'
import { mailedWords } from './mail-words.ts'

/** The announcement of a publication, as far as it is known at once. */
export interface Mailed {
  readonly recipients: number
  readonly keepsMail: boolean
}

export function MailedNote({ recipients, keepsMail }: Mailed) {
  const { t } = useLocale()
  const { isMailFailing } = useApplication()
  return (
    <>
      {mailedWords(t, recipients, keepsMail, isMailFailing)}
      <SeeMail />
    </>
  )
}

/** A link after a sentence, for roles that may follow it. */
export function SeeMail() {
  const { t } = useLocale()
  const { closed } = useApplication()
  if (closed.includes('/admin/mail')) return null
  return (
    <>
      {' '}
      <Link to="/admin/mail">{t('mail.seeMail')}</Link>
    </>
  )
}
