import { ROLE_LABELS, ROLE_WORDS, ROLES, type Role } from '#domain/identity/role.ts'
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
      hint={`${ROLE_LABELS[value]}: ${ROLE_WORDS[value]}.`}
      error={error}
      value={value}
      onChange={onChange}
      options={ROLES.map((role) => [role, ROLE_LABELS[role]])}
    />
  )
}
