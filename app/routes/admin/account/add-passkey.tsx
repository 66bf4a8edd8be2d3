import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import { useLocale } from '../../../ui/locale.ts'
import { addPasskey, isCancelled } from '../../../ui/session/passkey-ceremony.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { submitting, useCall } from '../shell/use-call.ts'
import { proposedName } from './proposed-name.ts'

/** @param taken names of the existing passkeys */
export function AddPasskey({ taken }: { taken: readonly string[] }) {
  const { t } = useLocale()
  const isHydrated = useHydrated()
  /** Null until the user changes the proposed name. */
  const [typed, setTyped] = useState<string | null>(null)
  const { isBusy, refusal, errors, run, forget } = useCall()
  const name = typed ?? (isHydrated ? proposedName(navigator.userAgent, taken) : '')

  async function add() {
    await run(() => addPasskey(t, name), {
      onSuccess() {
        setTyped(null)
        toastSuccess(t('account.passkeyAdded', { name: name.trim() }))
      },
      onFailure: (failed) => isCancelled(failed) || toastFailure(failed.errors.name ?? failed.detail),
    })
  }

  return (
    <form className="stack stack--form" onSubmit={submitting(add)} aria-busy={isBusy} noValidate>
      <TextField
        label={t('account.nextPasskey')}
        autoComplete="off"
        hint={t('account.tellThemApart')}
        value={name}
        onChange={(text) => {
          setTyped(text)
          forget('name')
        }}
        error={errors.name}
      />
      <p className="actions">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t('account.waitingForDevice') : t('account.addPasskey')}
        </Button>
      </p>
      {refusal && isCancelled(refusal) && (
        <p className="meta" role="status">
          {t('account.nothingWasAdded', { reason: refusal.detail })}
        </p>
      )}
    </form>
  )
}
