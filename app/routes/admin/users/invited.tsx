import type { Invitation } from '#domain/api/account-answers.ts'
import { ROLE_LABELS } from '#domain/identity/role.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import type { RowFocus } from '../list/row-question.tsx'
import { Part } from '../shell/screen-title.tsx'
import { useCall } from '../shell/use-call.ts'

interface InvitedProps {
  invitations: readonly Invitation[]
  focus: RowFocus
}

export function Invited({ invitations, focus }: InvitedProps) {
  return (
    <Part title="Invited">
      <CardTable
        columns={[
          { name: 'Address', of: ({ email }) => email },
          { name: 'As', of: ({ role }) => ROLE_LABELS[role] },
          { name: 'By', of: ({ invitedBy }) => <span className="wraps">{invitedBy}</span> },
          { name: 'Until', of: ({ expiresAt }) => <Day instant={expiresAt} /> },
        ]}
        rows={invitations}
        action={(invitation) => <Withdraw invitation={invitation} focus={focus} />}
      />
    </Part>
  )
}

function Withdraw({ invitation: { id, email }, focus }: { invitation: Invitation; focus: InvitedProps['focus'] }) {
  const { isBusy, run } = useCall()

  async function withdraw() {
    focus.expectChange()
    await run(() => call('DELETE', `/api/invitations/${id}`), {
      reload: 'always',
      onSuccess: () => toastSuccess(`The link for ${email} is revoked`),
    })
    focus.settle()
  }

  return (
    <TextButton aria-disabled={isBusy} onClick={withdraw} aria-label={`Withdraw: ${email}`}>
      Withdraw
    </TextButton>
  )
}
