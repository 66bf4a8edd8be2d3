import { useState } from 'react'
import { ROLE_LABELS, type Role } from '#domain/identity/role.ts'
import type { Account } from '#server/identity/account-repository.ts'
import { call } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { RoleField } from './role-field.tsx'

const EFFECT = 'It takes effect at once, also for their API tokens.'
const OF_OWNER = ' All open invitations end too, because an owner may have seen the links.'

export function ChangeRole({ administrator, onClose }: { administrator: Account; onClose: () => void }) {
  const { id, email } = administrator
  const [role, setRole] = useState<Role>(administrator.role)
  return (
    <ConfirmDialog
      lead="Change the role of:"
      title={email}
      text={`${EFFECT}${administrator.role === 'owner' ? OF_OWNER : ''}`}
      confirm="Change"
      busy="Changing…"
      fields={() => <RoleField value={role} onChange={setRole} />}
      request={() => call('PATCH', `/api/administrators/${id}`, { role })}
      outcome={{
        reload: 'always',
        onSuccess: () => toastSuccess(`The role of ${email} is now ${ROLE_LABELS[role].toLowerCase()}`),
      }}
      onClose={onClose}
    />
  )
}
