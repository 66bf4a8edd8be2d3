import { useRevalidator } from 'react-router'
import type { MessageKey } from '#domain/locales/locale.ts'
import { civilTimeAt } from '#domain/text/civil-time.ts'
import type { TransportStatus } from '#server/mail/open-mail.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { useApplication } from '../application-context.ts'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { zonedInstantWords } from '../shell/instant-words.ts'
import { useCall } from '../shell/use-call.ts'

const LEAVES = {
  all: 'mail.mailLeavesBy',
  announcements: 'mail.announcementsLeaveBy',
  others: 'mail.othersLeaveBy',
} as const satisfies Record<TransportStatus['stream'], MessageKey>

/** The transports that send mail at present, and why some of them are paused. */
export function Transports({ transports }: { transports: readonly TransportStatus[] }) {
  const { t, sentences } = useLocale()
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
          ? t('mail.noServer')
          : sentences([
              ...transports.map(({ stream, description }) => t(LEAVES[stream], { description })),
              t(transports.length > 1 ? 'mail.sentByOneOfThem' : 'mail.sentByThisServer'),
            ])}
      </p>
    </>
  )
}

/** Milliseconds until the state is read again: a server may accept the connection and refuse the first mail. */
const LOOK_AGAIN_MS = 4_000

const strong = (words: string) => <strong>{words}</strong>

interface PausedProps {
  transport: TransportStatus
  /** Called before this notice disappears. */
  onResume: () => void
}

function Paused({ transport, onResume }: PausedProps) {
  const locale = useLocale()
  const { t, number } = locale
  const { timeZone } = useApplication()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useCall()
  const { pause, description } = transport
  const minutes = Math.ceil(transport.breakMs / 60_000)

  const resume = () =>
    run(() => call('POST', '/api/mail/resume', { transport: transport.name }), {
      // Also after a failure, for the newest reply of a server that still refuses.
      reload: 'always',
      onSuccess() {
        toastSuccess(t('mail.goesOutAgain', { description }))
        onResume()
        setTimeout(revalidate, LOOK_AGAIN_MS)
      },
      onFailure: ({ status, detail }) => toastFailure(status === 502 ? t('mail.notYet', { detail }) : detail),
    })

  return (
    <div className="alert alert--error stack" role="alert">
      {pause ? (
        <>
          <p>
            <Message
              of="mail.paused"
              slots={{
                strong,
                description,
                since: zonedInstantWords(locale, pause.since, timeZone),
                time: civilTimeAt(new Date(pause.probeAt), timeZone).time,
              }}
            />
          </p>
          <p className="alert__code">{pause.reply}</p>
        </>
      ) : (
        <>
          <p>
            {minutes > 0 ? (
              <Message of="mail.outOfReach" count={minutes} slots={{ strong, description, count: number(minutes) }} />
            ) : (
              <Message of="mail.outOfReachEachTried" slots={{ strong, description }} />
            )}
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
