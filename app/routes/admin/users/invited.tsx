import type { Invitation } from '#server/identity/invitations/invitation-repository.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardRow, CardTable } from '../shell/card-table.tsx'
import { useCall } from '../shell/use-call.ts'

interface InvitedProps {
  invitations: readonly Invitation[]
  /** Moves the focus when its row is gone. */
  focus: { expectChange: () => void; settle: () => void }
}

/** Invitations whose link was not used yet. */
export function Invited({ invitations, focus }: InvitedProps) {
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
            action={<Withdraw invitation={invitation} focus={focus} />}
          />
        ))}
      </CardTable>
    </section>
  )
}

function Withdraw({ invitation: { id, email }, focus }: { invitation: Invitation; focus: InvitedProps['focus'] }) {
  const { isBusy, run } = useCall()

  async function withdraw() {
    focus.expectChange()
    await run(() => call('DELETE', `/api/invitations/${id}`), {
      reload: 'always',
      onSuccess: () => toastSuccess(`The link for ${email} is worth nothing any more`),
    })
    focus.settle()
  }

  return (
    <TextButton aria-disabled={isBusy} onClick={withdraw} aria-label={`Withdraw: ${email}`}>
      Withdraw
    </TextButton>
  )
}
