import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Viewer } from '#server/identity/identity.ts'
import { call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { CardRow, CardTable } from '../shell/card-table.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface AdministratorsProps {
  administrators: readonly Viewer[]
  /** Id of whoever looks. */
  viewerId: string
  /** The focus shall not be lost with a row. */
  focus: { expectChange: () => void; settle: () => void }
}

/** Everybody who may come in. Nobody removes themselves, so somebody is left. */
export function Administrators({ administrators, viewerId, focus }: AdministratorsProps) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Viewer | null>(null)

  /** Gives why it failed, or null when it was done. */
  async function remove({ id, email }: Viewer): Promise<string | null> {
    const result = await call('DELETE', `/api/administrators/${id}`)
    // Somebody else was quicker.
    const isGone = !result.ok && result.refusal.status === 404
    if (!result.ok && !isGone) {
      toastFailure(result.refusal.detail)
      return result.refusal.detail
    }
    toastSuccess(`${email} is no administrator any more`)
    focus.expectChange()
    await revalidate()
    return null
  }

  return (
    <>
      <CardTable columns={['Address', 'Name']}>
        {administrators.map((administrator) => {
          const { id, email, name } = administrator
          return (
            <CardRow
              key={id}
              title={email}
              cells={[{ column: 'Name', value: <span className="users__long">{name}</span> }]}
              action={
                id === viewerId ? (
                  <Link className="text-button" to="/admin/account">
                    You
                  </Link>
                ) : (
                  <button
                    type="button"
                    className="text-button"
                    onClick={() => setAsked(administrator)}
                    aria-label={`Remove: ${email}`}
                  >
                    Remove
                  </button>
                )
              }
            />
          )
        })}
      </CardTable>
      {asked && (
        <ConfirmDialog
          lead="Remove:"
          title={asked.email}
          text="They are signed out everywhere at once, their API tokens end, and so do all open invitations, whose links they may have read. What they wrote stays."
          confirm="Remove"
          busy="Removing…"
          onConfirm={() => remove(asked)}
          onClose={() => {
            setAsked(null)
            focus.settle()
          }}
        />
      )}
    </>
  )
}
