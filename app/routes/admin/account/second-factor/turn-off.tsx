import { useRef, useState } from 'react'
import { type CallResult, call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { passkeyAnswer } from '../../../../ui/session/passkey-ceremony.ts'
import { usePasskeyObstacle } from '../../../../ui/session/passkey-support.ts'
import { toastSuccess } from '../../../../ui/toasts.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { withFieldMessage } from '../../shell/use-call.ts'
import { CodeField } from '../../sign-in/code-field.tsx'
import { ConfirmByPasskey } from '../../sign-in/confirm-by-passkey.tsx'

const ADDRESS = '/api/auth/second-factor'

interface TurnOffProps {
  email: string
  /** Address of the site where the account has passkeys; null without any. */
  passkeySite: string | null
  onClose: () => void
}

export function TurnOff({ email, passkeySite, onClose }: TurnOffProps) {
  const { t } = useLocale()
  const succeeded = useSucceeded()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const close = () => input.current?.closest('dialog')?.close()

  return (
    <ConfirmDialog
      lead={t('account.turnOffSecondFactor')}
      title={email}
      text={t('account.turningOffMeans')}
      confirm={t('account.turnOff')}
      busy={t('account.turningOff')}
      fields={(refusedBy) => (
        <CodeField
          label={t('labels.codeAppOrRecovery')}
          value={code}
          onChange={setCode}
          isRecovery
          refusedBy={refusedBy}
          ref={input}
        />
      )}
      alternative={passkeySite !== null && <ByPasskey siteUrl={passkeySite} onClose={close} />}
      request={async () => withFieldMessage(await call('DELETE', ADDRESS, { code }))}
      outcome={{
        onSuccess: succeeded,
        onFailure() {
          input.current?.focus()
          input.current?.select()
        },
      }}
      onClose={onClose}
    />
  )
}

function ByPasskey({ siteUrl, onClose }: { readonly siteUrl: string; readonly onClose: () => void }) {
  const { t } = useLocale()
  const succeeded = useSucceeded()
  if (usePasskeyObstacle(siteUrl) !== null) return null

  async function turnOff(): Promise<CallResult<unknown>> {
    const answer = await passkeyAnswer(t, '/api/auth/confirm-passkey/options')
    return answer.ok ? call('DELETE', ADDRESS, { passkey: answer.value }) : answer
  }

  return (
    <ConfirmByPasskey
      request={turnOff}
      reload="on success"
      onConfirm={() => {
        onClose()
        succeeded()
      }}
      onSignedOut={onClose}
    />
  )
}

function useSucceeded() {
  const { t } = useLocale()
  return () => toastSuccess(t('account.secondFactorTurnedOff'))
}
