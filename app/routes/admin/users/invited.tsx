import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Invitation } from '#server/storage/invitation-repository.ts'
import { call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { CardRow, CardTable } from '../shell/card-table.tsx'

interface InvitedProps {
  invitations: readonly Invitation[]
  /** The focus shall not be lost with a row. */
  focus: { expectChange: () => void; settle: () => void }
}

/** Who has a link that was not used yet. */
export function Invited({ invitations, focus }: InvitedProps) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState('')

  async function withdraw({ id, email }: Invitation) {
    if (busy) return
    setBusy(id)
    const result = await call('DELETE', `/api/invitations/${id}`)
    if (result.ok) toastSuccess(`The link for ${email} is worth nothing any more`)
    else toastFailure(result.refusal.detail)
    focus.expectChange()
    await revalidate()
    setBusy('')
    focus.settle()
  }

  return (
    <section className="mail__part" aria-labelledby="invited-title">
      <h3 className="post-form__heading" id="invited-title">
        Invited
      </h3>
      <CardTable columns={['Address', 'By', 'Until']}>
        {invitations.map((invitation) => (
          <CardRow
            key={invitation.id}
            title={invitation.email}
            cells={[
              { column: 'By', value: <span className="users__long">{invitation.invitedBy}</span> },
              { column: 'Until', value: invitation.expiresAt.slice(0, 10) },
            ]}
            action={
              <button
                type="button"
                className="text-button"
                aria-disabled={busy === invitation.id}
                onClick={() => withdraw(invitation)}
                aria-label={`Withdraw: ${invitation.email}`}
              >
                Withdraw
              </button>
            }
          />
        ))}
      </CardTable>
    </section>
  )
}
