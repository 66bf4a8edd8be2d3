import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { Part } from '../shell/screen-title.tsx'
import { submitting, useCall } from '../shell/use-call.ts'

interface ChangePasswordProps {
  readonly email: string
  /** Addresses that this administrator invited and that have no account yet. */
  readonly invited: readonly string[]
}

export function ChangePassword({ email, invited }: ChangePasswordProps) {
  const { t, commas } = useLocale()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [keepTokens, setKeepTokens] = useState(false)
  const [keepInvitations, setKeepInvitations] = useState(false)
  const { isBusy, errors, run } = useCall()

  async function change() {
    await run(() => call('POST', '/api/auth/change-password', { current, next, keepTokens, keepInvitations }), {
      onSuccess() {
        setCurrent('')
        setNext('')
        setKeepTokens(false)
        setKeepInvitations(false)
        toastSuccess(t('account.passwordChanged'))
      },
    })
  }

  return (
    <Part title={t('labels.password')}>
      <div className="columns">
        <p className="columns__side">
          {invited.length > 0 ? t('account.newPasswordEndsInvitations') : t('account.newPasswordEnds')}
        </p>
        <form className="stack stack--form" onSubmit={submitting(change)} aria-busy={isBusy}>
          {/* Password managers need the user name that the password belongs to. */}
          <input type="hidden" autoComplete="username" value={email} />
          <PasswordField
            label={t('account.currentPassword')}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            error={errors.current}
          />
          <PasswordField
            label={t('account.newPassword')}
            autoComplete="new-password"
            hint={t('labels.atLeast8Characters')}
            value={next}
            onChange={setNext}
            error={errors.next}
          />
          <Check checked={keepTokens} onChange={setKeepTokens}>
            {t('account.keepTokens')}
          </Check>
          {invited.length > 0 && (
            <Check checked={keepInvitations} onChange={setKeepInvitations}>
              {t('account.keepInvitations', { addresses: commas(invited) })}
            </Check>
          )}
          <p className="actions">
            <Button type="submit" disabled={!current || !next} aria-disabled={isBusy}>
              {t('account.changePassword')}
            </Button>
          </p>
        </form>
      </div>
    </Part>
  )
}
