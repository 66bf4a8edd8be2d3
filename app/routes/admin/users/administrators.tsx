import { useState } from 'react'
import { Link } from 'react-router'
import { ROLE_LABELS } from '#domain/identity/role.ts'
import type { Account } from '#server/identity/account-repository.ts'
import { TextButton } from '../../../ui/button.tsx'
import { deleteIfThere } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { ChangeRole } from './change-role.tsx'

interface AdministratorsProps {
  administrators: readonly Account[]
  /** Id of the signed-in administrator. */
  viewerId: string
  /** Moves the focus when its row is gone. */
  focus: { expectChange: () => void; settle: () => void }
}

/** The list of administrators. Removing oneself or one's own role is not offered, so an owner is left. */
export function Administrators({ administrators, viewerId, focus }: AdministratorsProps) {
  const [asked, setAsked] = useState<Account | null>(null)
  const [changed, setChanged] = useState<Account | null>(null)

  return (
    <>
      <CardTable
        columns={[
          { name: 'Address', of: ({ email }) => email },
          { name: 'Name', of: ({ name }) => <span className="users__long">{name}</span> },
          { name: 'Role', of: ({ role }) => ROLE_LABELS[role] },
        ]}
        rows={administrators}
        action={(administrator) =>
          administrator.id === viewerId ? (
            <Link className="text-button" to="/admin/account">
              You
            </Link>
          ) : (
            <>
              <TextButton onClick={() => setChanged(administrator)} aria-label={`Change role: ${administrator.email}`}>
                Change role
              </TextButton>
              <TextButton onClick={() => setAsked(administrator)} aria-label={`Remove: ${administrator.email}`}>
                Remove
              </TextButton>
            </>
          )
        }
      />
      {changed && <ChangeRole administrator={changed} onClose={() => setChanged(null)} />}
      {asked && (
        <ConfirmDialog
          lead="Remove:"
          title={asked.email}
          text="They are signed out everywhere at once, their API tokens end, and so do all open invitations, whose links they may have read. What they wrote stays."
          confirm="Remove"
          busy="Removing…"
          request={() => deleteIfThere(`/api/administrators/${asked.id}`)}
          outcome={{
            onSuccess() {
              toastSuccess(`${asked.email} has no account any more`)
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
