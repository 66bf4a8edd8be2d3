import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MailWayStatus } from '#server/mail/open-mail.ts'
import { call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { useKeptFocus } from '../shell/kept-focus.ts'

const LEAVES: Readonly<Record<MailWayStatus['share'], string>> = {
  all: 'Mail leaves by',
  announcements: 'Announcements leave by',
  others: 'Every other mail leaves by',
}

/** By which ways mail leaves just now, and which of them are barred. */
export function Ways({ ways }: { ways: readonly MailWayStatus[] }) {
  const { fallback, expectChange } = useKeptFocus<HTMLParagraphElement>(ways)
  const isKept = ways.some(({ transport }) => transport === 'mailbox')
  return (
    <>
      {ways.map(
        (way) => (way.pause || way.breakMs > 0) && <Barred key={way.transport} way={way} onResume={expectChange} />,
      )}
      <p className="admin__lead" tabIndex={-1} ref={fallback}>
        {isKept
          ? 'No mail server is set, so nothing leaves this machine: every mail is kept below for you to read.'
          : `${ways.map(({ share, description }) => `${LEAVES[share]} ${description}.`).join(' ')} “Sent” means that ${ways.length > 1 ? 'one of them' : 'this server'} took a mail, not that it arrived.`}
      </p>
    </>
  )
}

/** A server may answer and refuse the first mail all the same, which shows by then. */
const LOOK_AGAIN_MS = 4_000

interface BarredProps {
  way: MailWayStatus
  /** Before all this goes away. */
  onResume: () => void
}

/** Nothing goes out by it: why, and what to do about it. */
function Barred({ way, onResume }: BarredProps) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const { pause } = way
  const minutes = Math.ceil(way.breakMs / 60_000)

  async function resume() {
    if (isBusy) return
    setBusy(true)
    const result = await call('POST', '/api/mail/resume', { transport: way.transport })
    setBusy(false)
    if (result.ok) {
      toastSuccess(`Mail goes out again by ${way.description}`)
      onResume()
      setTimeout(revalidate, LOOK_AGAIN_MS)
    } else {
      const { status, detail } = result.refusal
      toastFailure(status === 502 ? `Not yet. The server said: ${detail}` : detail)
    }
    // Also for the newest words of a server that still refuses.
    await revalidate()
  }

  return (
    <div className="refusal mail__pause" role="alert">
      {pause ? (
        <>
          <p>
            <strong>Sending is paused</strong> by {way.description} since {minute(pause.since)} UTC. The queue is kept,
            and the server is asked again at {minute(pause.probeAt).slice(-5)} UTC. It said:
          </p>
          <p className="refusal__code">{pause.reply}</p>
        </>
      ) : (
        <>
          <p>
            <strong>Out of reach:</strong> {way.description}. The queue is kept, and the next mail is tried in{' '}
            {minutes === 1 ? 'a minute' : `${minutes} minutes`}. The last one ended so:
          </p>
          <p className="refusal__code">{way.breakReply}</p>
        </>
      )}
      <p>
        <button type="button" className="button button--quiet" onClick={resume} aria-disabled={isBusy}>
          {pause ? 'Resume now' : 'Try now'}
        </button>
      </p>
    </div>
  )
}

function minute(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ')
}
