import { ROLE_LABELS, ROLE_RIGHTS, ROLES, type Role } from '#domain/identity/role.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'

interface RoleFieldProps {
  value: Role
  onChange: (role: Role) => void
  error?: string | undefined
}

export function RoleField({ value, onChange, error }: RoleFieldProps) {
  const { t } = useLocale()
  return (
    <SelectField
      label={t('users.role')}
      hint={t('users.roleMeans', { role: t(ROLE_LABELS[value]), rights: t(ROLE_RIGHTS[value]) })}
      error={error}
      value={value}
      onChange={onChange}
      options={ROLES.map((role) => [role, t(ROLE_LABELS[role])])}
    />
  )
}
