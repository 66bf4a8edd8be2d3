import type { Subscriber } from '#domain/subscribers/subscriber.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import { type RowFocus, useRowQuestion } from '../list/row-question.tsx'
import { useCall } from '../shell/use-call.ts'
import { STATUS_LABELS } from './status-labels.ts'

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  focus: RowFocus
}

/** The subscribers of one page of the list, each with its action. */
export function SubscriberTable({ subscribers, focus }: SubscriberTableProps) {
  const { ask, dialog } = useRowQuestion<Subscriber>(focus, ({ id, email }) => ({
    lead: 'Take out:',
    title: email,
    text: 'No mail is sent to this address any more, also when somebody subscribes with it again. You can let it in again here.',
    confirm: 'Take out',
    busy: 'Taking out…',
    request: () => call('PATCH', `/api/subscribers/${id}`, { status: 'suppressed' }),
    done: `${email} gets no mail any more`,
  }))
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
          <Action subscriber={subscriber} onTakeOut={() => ask(subscriber)} onLetIn={focus.expectChange} />
        )}
      />
      {dialog}
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
