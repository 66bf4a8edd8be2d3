import type { Passkey } from '#domain/api/account-answers.ts'
import { deleteIfThere } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface RemovePasskeyProps {
  passkey: Passkey
  onRemove: () => void
  onClose: () => void
}

export function RemovePasskey({ passkey: { id, name }, onRemove, onClose }: RemovePasskeyProps) {
  return (
    <ConfirmDialog
      lead="Remove this passkey:"
      title={name}
      text="It signs nobody in any more. Sessions that it began go on. Your device may still show it until you delete it there as well."
      confirm="Remove"
      busy="Removing…"
      request={() => deleteIfThere(`/api/auth/passkeys/${id}`)}
      outcome={{
        onSuccess() {
          toastSuccess(`${name} is removed`)
          onRemove()
        },
      }}
      onClose={onClose}
    />
  )
}
