import { useState } from 'react'
import { Link } from 'react-router'
import type { Viewer } from '#server/identity/identity-results.ts'
import { TextButton } from '../../../ui/button.tsx'
import { deleteIfThere } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface AdministratorsProps {
  administrators: readonly Viewer[]
  /** Id of the signed-in administrator. */
  viewerId: string
  /** Moves the focus when its row is gone. */
  focus: { expectChange: () => void; settle: () => void }
}

/** The list of administrators. Removing oneself is not offered, so at least one is left. */
export function Administrators({ administrators, viewerId, focus }: AdministratorsProps) {
  const [asked, setAsked] = useState<Viewer | null>(null)

  return (
    <>
      <CardTable
        columns={[
          { name: 'Address', of: ({ email }) => email },
          { name: 'Name', of: ({ name }) => <span className="users__long">{name}</span> },
        ]}
        rows={administrators}
        action={(administrator) =>
          administrator.id === viewerId ? (
            <Link className="text-button" to="/admin/account">
              You
            </Link>
          ) : (
            <TextButton onClick={() => setAsked(administrator)} aria-label={`Remove: ${administrator.email}`}>
              Remove
            </TextButton>
          )
        }
      />
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
              toastSuccess(`${asked.email} is no administrator any more`)
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
