import { useState } from 'react'
import { ROLE_LABELS, type Role } from '#domain/identity/role.ts'
import type { Account } from '#server/identity/account-repository.ts'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { RoleField } from './role-field.tsx'

export function ChangeRole({ administrator, onClose }: { administrator: Account; onClose: () => void }) {
  const { t, lowered } = useLocale()
  const { id, email } = administrator
  const [role, setRole] = useState<Role>(administrator.role)
  return (
    <ConfirmDialog
      lead={t('users.changeTheRoleOf')}
      title={email}
      text={
        <>
          {t('users.roleTakesEffect')}
          {administrator.role === 'owner' && ` ${t('users.invitationsEnd')}`}
        </>
      }
      confirm={t('users.change')}
      busy={t('users.changing')}
      fields={() => <RoleField value={role} onChange={setRole} />}
      request={() => call('PATCH', `/api/administrators/${id}`, { role })}
      outcome={{
        reload: 'always',
        onSuccess: () => toastSuccess(t('users.roleChanged', { email, role: lowered(t(ROLE_LABELS[role])) })),
      }}
      onClose={onClose}
    />
  )
}
