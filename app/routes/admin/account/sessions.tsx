import type { ListedSession } from '#domain/api/account-answers.ts'
import { deviceIn } from '../../../device-words.ts'
import { QuietButton, TextButton } from '../../../ui/button.tsx'
import { call, deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import type { RowFocus } from '../list/row-question.tsx'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { Part } from '../shell/screen-title.tsx'
import { useCall } from '../shell/use-call.ts'

export function Sessions({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const locale = useLocale()
  const { t } = locale
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(sessions)
  const { isBusy, run } = useCall()

  async function endOthers() {
    focus.expectChange()
    await run(() => call('DELETE', '/api/sessions'), {
      reload: 'always',
      onSuccess: () => toastSuccess(t('account.othersSignedOut')),
    })
    focus.settle()
  }

  return (
    <Part title={t('account.whereYouAreSignedIn')} heading={fallback}>
      <p className="lead">{sessions.length === 1 ? t('account.onThisDeviceOnly') : t('account.endUnknownSessions')}</p>
      <CardTable
        columns={[
          { name: t('account.device'), of: ({ device, current }) => <Device name={device} isCurrent={current} /> },
          { name: t('labels.network'), of: ({ network }) => network ?? t('labels.notKnown') },
          { name: t('labels.since'), of: ({ since }) => <Day instant={since} /> },
          { name: t('account.lastSeen'), of: ({ lastSeen }) => <Day instant={lastSeen} /> },
        ]}
        rows={sessions.map((session) => ({ ...session, device: deviceIn(locale, session.device) }))}
        action={(session) => <End session={session} focus={focus} />}
      />
      {sessions.length > 1 && (
        <p className="actions">
          <QuietButton aria-disabled={isBusy} onClick={endOthers}>
            {t('account.endAllOthers')}
          </QuietButton>
        </p>
      )}
    </Part>
  )
}

function Device({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const { t } = useLocale()
  return (
    <>
      {name}
      {isCurrent && (
        <span className="meta">
          <span className="status status--active">{t('account.thisDevice')}</span>
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
  const { t } = useLocale()
  const { isBusy, run } = useCall()

  async function end() {
    focus.expectChange()
    await run(() => deleteIfThere(`/api/sessions/${id}`), {
      reload: 'always',
      onSuccess() {
        // The current session ended: reloading replaces the screen by the login panel.
        if (current) announceSessionChange()
        else toastSuccess(t('account.deviceSignedOut', { device }))
      },
    })
    focus.settle()
  }

  return (
    <TextButton
      aria-disabled={isBusy}
      onClick={end}
      aria-label={current ? t('account.endThisNamed', { device }) : t('account.endNamed', { device })}
    >
      {t('account.end')}
    </TextButton>
  )
}
