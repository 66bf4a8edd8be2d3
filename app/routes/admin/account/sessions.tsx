import type { ListedSession } from '#domain/api/account-answers.ts'
import { QuietButton, TextButton } from '../../../ui/button.tsx'
import { call, deleteIfThere } from '../../../ui/call.ts'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import type { RowFocus } from '../list/row-question.tsx'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { Part } from '../shell/screen-title.tsx'
import { useCall } from '../shell/use-call.ts'

export function Sessions({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(sessions)
  const { isBusy, run } = useCall()

  async function endOthers() {
    focus.expectChange()
    await run(() => call('DELETE', '/api/sessions'), {
      reload: 'always',
      onSuccess: () => toastSuccess('You are signed out on all other devices'),
    })
    focus.settle()
  }

  return (
    <Part title="Where you are signed in" heading={fallback}>
      <p className="lead">
        {sessions.length === 1
          ? 'On this device only.'
          : 'End any session that you do not recognise, then change your password. Only the first part of a network address is stored.'}
      </p>
      <CardTable
        columns={[
          { name: 'Device', of: ({ device, current }) => <Device name={device} isCurrent={current} /> },
          { name: 'Network', of: ({ network }) => network ?? 'Not known' },
          { name: 'Since', of: ({ since }) => <Day instant={since} /> },
          { name: 'Last seen', of: ({ lastSeen }) => <Day instant={lastSeen} /> },
        ]}
        rows={sessions}
        action={(session) => <End session={session} focus={focus} />}
      />
      {sessions.length > 1 && (
        <p className="actions">
          <QuietButton aria-disabled={isBusy} onClick={endOthers}>
            End all others
          </QuietButton>
        </p>
      )}
    </Part>
  )
}

function Device({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  return (
    <>
      {name}
      {isCurrent && (
        <span className="meta">
          <span className="status status--active">This device</span>
        </span>
      )}
    </>
  )
}

interface EndProps {
  session: ListedSession
  focus: RowFocus
}

function End({ session: { id, device, current }, focus }: EndProps) {
  const { isBusy, run } = useCall()

  async function end() {
    focus.expectChange()
    await run(() => deleteIfThere(`/api/sessions/${id}`), {
      reload: 'always',
      onSuccess() {
        // The current session ended: reloading replaces the screen by the login panel.
        if (current) announceSessionChange()
        else toastSuccess(`${device} is signed out`)
      },
    })
    focus.settle()
  }

  return (
    <TextButton
      aria-disabled={isBusy}
      onClick={end}
      aria-label={current ? `End: ${device}, this device` : `End: ${device}`}
    >
      End
    </TextButton>
  )
}
