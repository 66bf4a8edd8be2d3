import { useState } from 'react'
import type { Subscriber } from '#domain/subscribers/subscriber.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call, deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import { type RowFocus, useRowQuestion } from '../list/row-question.tsx'
import { useCall } from '../shell/use-call.ts'
import { SOURCE_LABELS, STATUS_LABELS } from './status-labels.ts'
import { SubscriberDialog } from './subscriber-dialog.tsx'

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  focus: RowFocus
}

/** The subscribers of one page of the list, each with its action. */
export function SubscriberTable({ subscribers, focus }: SubscriberTableProps) {
  const { t } = useLocale()
  const [opened, setOpened] = useState<Subscriber | null>(null)
  const erasure = useRowQuestion<Subscriber>(focus, erasureOf)
  const { ask, dialog } = useRowQuestion<Subscriber>(focus, ({ id, email }) => ({
    lead: t('subscribers.block'),
    title: email,
    text: t('subscribers.noMailSentThis'),
    confirm: t('subscribers.block2'),
    busy: t('subscribers.blocking'),
    request: () => call('PATCH', `/api/subscribers/${id}`, { status: 'suppressed' }),
    done: t('subscribers.getsNoMailAny', { email }),
  }))
  return (
    <>
      <CardTable
        columns={[
          { name: t('labels.address'), of: (subscriber) => <Address subscriber={subscriber} /> },
          {
            name: t('subscribers.status'),
            of: ({ status }) => <span className={`status status--${status}`}>{STATUS_LABELS[status]}</span>,
          },
          { name: t('labels.since'), of: ({ confirmedAt, createdAt }) => <Day instant={confirmedAt ?? createdAt} /> },
          { name: t('labels.from'), of: ({ source }) => SOURCE_LABELS[source] },
        ]}
        rows={subscribers}
        action={(subscriber) => (
          <>
            <TextButton
              onClick={() => setOpened(subscriber)}
              aria-label={t('subscribers.detailsEmail', { email: subscriber.email })}
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
function erasureOf({ id, email }: Subscriber) {
  return {
    lead: 'Erase:',
    title: email,
    text: 'The address and all that is kept about it are deleted for good. It gets no mail any more, even if a list or a form names it again. Backups made before still hold it.',
    confirm: 'Erase',
    busy: 'Erasing…',
    request: () => deleteIfThere(`/api/subscribers/${id}`),
    done: 'The address is erased',
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
  const label = isBlocked ? t('subscribers.unblock') : t('subscribers.block2')
  const unblock = () =>
    run(() => call('PATCH', `/api/subscribers/${id}`, { status: 'unsubscribed' }), {
      onSuccess() {
        toastSuccess(t('subscribers.maySubscribeAgainGets', { email }))
        onUnblock()
      },
    })
  return (
    <TextButton aria-disabled={isBusy} onClick={isBlocked ? unblock : onBlock} aria-label={`${label}: ${email}`}>
      {label}
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
