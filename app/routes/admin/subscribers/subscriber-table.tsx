import { useState } from 'react'
import type { Subscriber } from '#domain/subscribers/subscriber.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { useCall } from '../shell/use-call.ts'
import { STATUS_LABELS } from './status-labels.ts'

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  /** Moves the focus when its row is gone. */
  focus: { expectChange: () => void; settle: () => void }
}

/** The subscribers of one page of the list, each with its action. */
export function SubscriberTable({ subscribers, focus }: SubscriberTableProps) {
  const [asked, setAsked] = useState<Subscriber | null>(null)

  return (
    <>
      <CardTable
        columns={[
          { name: 'Address', of: (subscriber) => <Address subscriber={subscriber} /> },
          {
            name: 'Status',
            of: ({ status }) => <span className={`status status--${status}`}>{STATUS_LABELS[status]}</span>,
          },
          { name: 'Since', of: ({ confirmedAt, createdAt }) => <Day instant={confirmedAt ?? createdAt} /> },
          { name: 'From', of: ({ source }) => source },
        ]}
        rows={subscribers}
        action={(subscriber) => (
          <Action subscriber={subscriber} onTakeOut={() => setAsked(subscriber)} onLetIn={focus.expectChange} />
        )}
      />
      {asked && (
        <ConfirmDialog
          lead="Take out:"
          title={asked.email}
          text="No mail is sent to this address any more, also when somebody subscribes with it again. You can let it in again here."
          confirm="Take out"
          busy="Taking out…"
          request={() => call('PATCH', `/api/subscribers/${asked.id}`, { status: 'suppressed' })}
          outcome={{
            onSuccess() {
              toastSuccess(`${asked.email} gets no mail any more`)
              focus.expectChange()
            },
          }}
          onClose={() => {
            setAsked(null)
            focus.settle()
          }}
        />
      )}
    </>
  )
}

interface ActionProps {
  subscriber: Subscriber
  onTakeOut: () => void
  onLetIn: () => void
}

/** One button element for both, so that it keeps the focus when the status changes. */
function Action({ subscriber: { id, email, status }, onTakeOut, onLetIn }: ActionProps) {
  const { isBusy, run } = useCall()
  const isOut = status === 'suppressed'
  const label = isOut ? 'Let in again' : 'Take out'
  const letIn = () =>
    run(() => call('PATCH', `/api/subscribers/${id}`, { status: 'unsubscribed' }), {
      onSuccess() {
        toastSuccess(`${email} may subscribe again, and gets no mail until then`)
        onLetIn()
      },
    })
  return (
    <TextButton aria-disabled={isBusy} onClick={isOut ? letIn : onTakeOut} aria-label={`${label}: ${email}`}>
      {label}
    </TextButton>
  )
}

function Address({ subscriber: { email, name } }: { subscriber: Subscriber }) {
  return (
    <>
      {email}
      {name && <span className="subscribers__name">{name}</span>}
    </>
  )
}
