import { useState } from 'react'
import type { Passkey } from '#domain/api/account-answers.ts'
import { call } from '../../../ui/call.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { withFieldMessage } from '../shell/use-call.ts'

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name)
  return (
    <ConfirmDialog
      lead="Rename this passkey:"
      title={passkey.name}
      text="Only you see the name. It helps you tell your passkeys apart."
      confirm="Rename"
      busy="Renaming…"
      fields={() => <TextField label="Name" autoComplete="off" value={name} onChange={setName} />}
      request={async () => withFieldMessage(await call('PATCH', `/api/auth/passkeys/${passkey.id}`, { name }))}
      outcome={{ onSuccess: () => toastSuccess('Passkey renamed'), onFailure() {} }}
      onClose={onClose}
    />
  )
}
