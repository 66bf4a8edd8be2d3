import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Subscriber } from '#domain/subscriber.ts'
import { call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { CardRow, CardTable } from '../shell/card-table.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { STATUS_WORDS } from './status-words.ts'

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  /** The focus shall not be lost with a row. */
  focus: { expectChange: () => void; settle: () => void }
}

/** Everybody on this page, each with what can be done about them. */
export function SubscriberTable({ subscribers, focus }: SubscriberTableProps) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Subscriber | null>(null)
  const [busy, setBusy] = useState('')

  /** Gives why it failed, or null when it was done. */
  async function change({ id, email }: Subscriber, status: 'suppressed' | 'unsubscribed'): Promise<string | null> {
    const result = await call('PATCH', `/api/subscribers/${id}`, { status })
    if (!result.ok) {
      toastFailure(result.refusal.detail)
      return result.refusal.detail
    }
    toastSuccess(
      status === 'suppressed'
        ? `${email} gets no mail any more`
        : `${email} may subscribe again, and gets no mail until then`,
    )
    focus.expectChange()
    await revalidate()
    return null
  }

  async function letIn(subscriber: Subscriber) {
    if (busy) return
    setBusy(subscriber.id)
    await change(subscriber, 'unsubscribed')
    setBusy('')
  }

  return (
    <>
      <CardTable columns={['Address', 'Status', 'Since', 'From']}>
        {subscribers.map((subscriber) => {
          const { id, email, status, confirmedAt, createdAt, source } = subscriber
          const isOut = status === 'suppressed'
          const action = isOut ? 'Let in again' : 'Take out'
          return (
            <CardRow
              key={id}
              title={email}
              cells={[
                { column: 'Status', value: <span className={`status status--${status}`}>{STATUS_WORDS[status]}</span> },
                { column: 'Since', value: (confirmedAt ?? createdAt).slice(0, 10) },
                { column: 'From', value: source },
              ]}
              action={
                <button
                  type="button"
                  className="text-button"
                  aria-disabled={busy === id}
                  onClick={() => (isOut ? letIn(subscriber) : setAsked(subscriber))}
                  aria-label={`${action}: ${email}`}
                >
                  {action}
                </button>
              }
            />
          )
        })}
      </CardTable>
      {asked && (
        <ConfirmDialog
          lead="Take out:"
          title={asked.email}
          text="No mail is sent to this address any more, also when somebody subscribes with it again. You can let it in again here."
          confirm="Take out"
          busy="Taking out…"
          onConfirm={() => change(asked, 'suppressed')}
          onClose={() => {
            setAsked(null)
            focus.settle()
          }}
        />
      )}
    </>
  )
}
