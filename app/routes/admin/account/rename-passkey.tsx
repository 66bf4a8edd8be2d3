import { useState } from 'react'
import type { Passkey } from '#domain/api/account-answers.ts'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { withFieldMessage } from '../shell/use-call.ts'

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useLocale()
  const [name, setName] = useState(passkey.name)
  return (
    <ConfirmDialog
      lead={t('account.renameThisPasskey')}
      title={passkey.name}
      text={t('account.onlyYouSeeName')}
      confirm={t('labels.rename')}
      busy={t('labels.renaming')}
      fields={() => <TextField label={t('labels.name')} autoComplete="off" value={name} onChange={setName} />}
      request={async () => withFieldMessage(await call('PATCH', `/api/auth/passkeys/${passkey.id}`, { name }))}
      outcome={{ onSuccess: () => toastSuccess(t('account.passkeyRenamed')), onFailure() {} }}
      onClose={onClose}
    />
  )
}
