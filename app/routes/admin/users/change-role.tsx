import { useState } from 'react'
import { ROLE_LABELS, type Role } from '#domain/identity/role.ts'
import type { Account } from '#server/identity/account-repository.ts'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { RoleField } from './role-field.tsx'

const EFFECT = 'It takes effect at once, also for their API tokens.'
const OF_OWNER = ' All open invitations end too, because an owner may have seen the links.'

export function ChangeRole({ administrator, onClose }: { administrator: Account; onClose: () => void }) {
  const { t } = useLocale()
  const { id, email } = administrator
  const [role, setRole] = useState<Role>(administrator.role)
  return (
    <ConfirmDialog
      lead={t('users.changeRole3')}
      title={email}
      text={`${EFFECT}${administrator.role === 'owner' ? OF_OWNER : ''}`}
      confirm={t('users.change')}
      busy={t('users.changing')}
      fields={() => <RoleField value={role} onChange={setRole} />}
      request={() => call('PATCH', `/api/administrators/${id}`, { role })}
      outcome={{
        reload: 'always',
        onSuccess: () => toastSuccess(t('users.theRoleNow', { email, toLowerCase: ROLE_LABELS[role].toLowerCase() })),
      }}
      onClose={onClose}
    />
  )
}
