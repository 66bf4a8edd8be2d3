import type { ReactNode } from 'react'
import type { TransportStatus } from '#server/mail/open-mail.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Part } from '../shell/screen-title.tsx'
import { SendTest } from './send-test.tsx'
import { ServerForm } from './server-form.tsx'
import { useServerForm } from './use-server-form.ts'

interface ServerPartProps {
  /** The present transports and notes about them. */
  status: ReactNode
  smtp: { url: string; from: string } | null
  isFromEnvironment: boolean
  /** The transport that a test mail would use; null where this server sends nothing. */
  transport: TransportStatus['name'] | null
  /** Whether a hosted mail service sends mails if no mail server does. */
  isHosted: boolean
  /** E-mail address of the signed-in administrator. */
  viewer: string
}

export function ServerPart({ status, smtp, isFromEnvironment, transport, isHosted, viewer }: ServerPartProps) {
  const { t } = useLocale()
  const form = useServerForm(smtp)
  return (
    <Part className="part columns" title={t('mail.mailServer')}>
      <div className="columns__side stack">{status}</div>
      {isFromEnvironment ? (
        <p>{t('mail.serverOfEnvironment')}</p>
      ) : (
        <ServerForm form={form} isStored={smtp !== null} isHosted={isHosted} />
      )}
      {transport && <SendTest transport={transport} viewer={viewer} isDisabled={form.isBusy || form.isChanged} />}
    </Part>
  )
}
