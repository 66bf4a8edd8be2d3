import { useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import type { Subscriber } from '#domain/subscribers/subscriber.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call, deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import { type RowFocus, useRowQuestion } from '../list/row-question.tsx'
import { useCall } from '../shell/use-call.ts'
import { SubscriberDialog } from './subscriber-dialog.tsx'

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  focus: RowFocus
}

/** The subscribers of one page of the list, each with its action. */
export function SubscriberTable({ subscribers, focus }: SubscriberTableProps) {
  const { t } = useLocale()
  const [opened, setOpened] = useState<Subscriber | null>(null)
  const erasure = useRowQuestion<Subscriber>(focus, (subscriber) => erasureOf(t, subscriber))
  const { ask, dialog } = useRowQuestion<Subscriber>(focus, ({ id, email }) => ({
    lead: t('subscribers.blockQuestion'),
    title: email,
    text: t('subscribers.blockText'),
    confirm: t('subscribers.block'),
    busy: t('subscribers.blocking'),
    request: () => call('PATCH', `/api/subscribers/${id}`, { status: 'suppressed' }),
    done: t('subscribers.blocked', { email }),
  }))
  return (
    <>
      <CardTable
        columns={[
          { name: t('labels.address'), of: (subscriber) => <Address subscriber={subscriber} /> },
          {
            name: t('subscribers.status'),
            of: ({ status }) => <span className={`status status--${status}`}>{t(`subscribers.${status}`)}</span>,
          },
          { name: t('labels.since'), of: ({ confirmedAt, createdAt }) => <Day instant={confirmedAt ?? createdAt} /> },
          { name: t('subscribers.cameFrom'), of: ({ source }) => t(`subscribers.${source}`) },
        ]}
        rows={subscribers}
        action={(subscriber) => (
          <>
            <TextButton
              onClick={() => setOpened(subscriber)}
              aria-label={t('subscribers.detailsOf', { email: subscriber.email })}
            >
              {t('labels.details')}
            </TextButton>
            <Action subscriber={subscriber} onBlock={() => ask(subscriber)} onUnblock={focus.expectChange} />
          </>
        )}
      />
      {dialog}
      {erasure.dialog}
      {opened && (
        <SubscriberDialog subscriber={opened} onErase={() => erasure.ask(opened)} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

/** The toast leaves out the address, which is erased. */
function erasureOf(t: Locale['t'], { id, email }: Subscriber) {
  return {
    lead: t('subscribers.eraseQuestion'),
    title: email,
    text: t('subscribers.eraseText'),
    confirm: t('subscribers.erase'),
    busy: t('subscribers.erasing'),
    request: () => deleteIfThere(`/api/subscribers/${id}`),
    done: t('subscribers.erased'),
  }
}

interface ActionProps {
  subscriber: Subscriber
  onBlock: () => void
  onUnblock: () => void
}

/** One button element for both, so that it keeps the focus when the status changes. */
function Action({ subscriber: { id, email, status }, onBlock, onUnblock }: ActionProps) {
  const { t } = useLocale()
  const { isBusy, run } = useCall()
  const isBlocked = status === 'suppressed'
  const name = isBlocked ? 'unblock' : 'block'
  const unblock = () =>
    run(() => call('PATCH', `/api/subscribers/${id}`, { status: 'unsubscribed' }), {
      onSuccess() {
        toastSuccess(t('subscribers.unblocked', { email }))
        onUnblock()
      },
    })
  return (
    <TextButton
      aria-disabled={isBusy}
      onClick={isBlocked ? unblock : onBlock}
      aria-label={t(`subscribers.${name}Email`, { email })}
    >
      {t(`subscribers.${name}`)}
    </TextButton>
  )
}

function Address({ subscriber: { email, name, labels } }: { subscriber: Subscriber }) {
  return (
    <>
      {email}
      {name && <span className="meta">{name}</span>}
      {labels && <span className="meta">{labels}</span>}
    </>
  )
}
