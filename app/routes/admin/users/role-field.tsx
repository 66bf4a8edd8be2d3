import { ROLE_LABELS, ROLE_WORDS, ROLES, type Role } from '#domain/identity/role.ts'
import { Field } from '../../../ui/field.tsx'

interface RoleFieldProps {
  value: Role
  onChange: (role: Role) => void
  error?: string | undefined
}

/** Chooses a role, and says what it may do. */
export function RoleField({ value, onChange, error }: RoleFieldProps) {
  return (
    <Field label="Role" hint={`${ROLE_LABELS[value]}: ${ROLE_WORDS[value]}.`} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value as Role)}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
