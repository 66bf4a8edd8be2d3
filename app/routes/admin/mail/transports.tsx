import { useRevalidator } from 'react-router'
import { civilTimeAt, formatZonedInstant } from '#domain/text/civil-time.ts'
import type { TransportStatus } from '#server/mail/open-mail.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { useApplication } from '../application-context.ts'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { useCall } from '../shell/use-call.ts'

const LEAVES: Readonly<Record<TransportStatus['stream'], string>> = {
  all: 'Mail leaves by',
  announcements: 'Announcements leave by',
  others: 'Every other mail leaves by',
}

/** The transports that send mail at present, and why some of them are paused. */
export function Transports({ transports }: { transports: readonly TransportStatus[] }) {
  const { t } = useLocale()
  const { fallback, expectChange } = useFocusFallback<HTMLParagraphElement>(transports)
  const isKept = transports.some(({ name }) => name === 'mailbox')
  return (
    <>
      {transports.map(
        (transport) =>
          (transport.pause || transport.breakReply !== undefined) && (
            <Paused key={transport.name} transport={transport} onResume={expectChange} />
          ),
      )}
      <p className="muted" tabIndex={-1} ref={fallback}>
        {isKept
          ? t('mail.noMailServerSet')
          : `${transports.map(({ stream, description }) => `${LEAVES[stream]} ${description}.`).join(' ')} “Sent” means that ${transports.length > 1 ? 'one of them' : 'this server'} accepted a mail, not that it arrived.`}
      </p>
    </>
  )
}

/** Milliseconds until the state is read again: a server may accept the connection and refuse the first mail. */
const LOOK_AGAIN_MS = 4_000

interface PausedProps {
  transport: TransportStatus
  /** Called before this notice disappears. */
  onResume: () => void
}

function Paused({ transport, onResume }: PausedProps) {
  const { t } = useLocale()
  const { timeZone } = useApplication()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useCall()
  const { pause } = transport
  const minutes = Math.ceil(transport.breakMs / 60_000)

  const resume = () =>
    run(() => call('POST', '/api/mail/resume', { transport: transport.name }), {
      // Also after a failure, for the newest reply of a server that still refuses.
      reload: 'always',
      onSuccess() {
        toastSuccess(t('mail.mailGoesOutAgain', { description: transport.description }))
        onResume()
        setTimeout(revalidate, LOOK_AGAIN_MS)
      },
      onFailure: ({ status, detail }) => toastFailure(status === 502 ? t('mail.notYetServerSaid', { detail }) : detail),
    })

  return (
    <div className="alert alert--error stack" role="alert">
      {pause ? (
        <>
          <p>
            <strong>{t('mail.sendingPaused')}</strong> by {transport.description} since{' '}
            {formatZonedInstant(pause.since, timeZone)}. The queue is kept, and the server is asked again at{' '}
            {civilTimeAt(new Date(pause.probeAt), timeZone).time}. It said:
          </p>
          <p className="alert__code">{pause.reply}</p>
        </>
      ) : (
        <>
          <p>
            <strong>{t('mail.outReach')}</strong> {transport.description}. The queue is kept, and{' '}
            {minutes > 0
              ? `the next mail is tried in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
              : t('mail.eachMailInTried')}
            . The last one ended so:
          </p>
          <p className="alert__code">{transport.breakReply}</p>
        </>
      )}
      <p>
        <QuietButton onClick={resume} aria-disabled={isBusy}>
          {pause ? t('mail.resumeNow') : t('mail.tryNow')}
        </QuietButton>
      </p>
    </div>
  )
}
