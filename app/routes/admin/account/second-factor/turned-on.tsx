import { useState } from 'react'
import type { SecondFactorStatus } from '#server/identity/second-factor/second-factor.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { useApplication } from '../../application-context.ts'
import { Day } from '../../list/day.tsx'
import { useCall } from '../../shell/use-call.ts'
import { TurnOff } from './turn-off.tsx'

/** Number of remaining recovery codes from which on the screen warns. */
const FEW = 3

interface TurnedOnProps {
  status: SecondFactorStatus
  /** Address of the site where the account has passkeys; null without any. */
  passkeySite: string | null
  onRecoveryCodes: (codes: readonly string[]) => void
}

/** Shows since when the second factor is on and how many recovery codes are left, with actions for both. */
export function TurnedOn({ status: { since, recoveryCodesLeft: left }, passkeySite, onRecoveryCodes }: TurnedOnProps) {
  const { t } = useLocale()
  const { email } = useApplication()
  const { isBusy, run } = useCall()
  const [isAsked, setAsked] = useState(false)

  async function renew() {
    await run(() => call<{ recoveryCodes: string[] }>('POST', '/api/auth/second-factor/recovery-codes'), {
      onSuccess: ({ recoveryCodes }) => onRecoveryCodes(recoveryCodes),
    })
  }

  return (
    <div className="stack stack--form">
      <p>
        {since ? (
          <Message of="account.secondFactorIsOnSince" slots={{ day: <Day instant={since} /> }} />
        ) : (
          t('account.secondFactorIsOn')
        )}
      </p>
      <p className={left <= FEW ? 'alert alert--error' : undefined}>
        {left === 0 ? t('account.noRecoveryCodesLeft') : t('account.recoveryCodesLeft', { count: left })}
        {left <= FEW && ` ${t('account.makeNewCodes')}`}
      </p>
      <p className="actions">
        <QuietButton onClick={renew} aria-disabled={isBusy}>
          {t('account.newRecoveryCodes')}
        </QuietButton>
        <QuietButton onClick={() => setAsked(true)}>{t('account.turnOffAsks')}</QuietButton>
      </p>
      {isAsked && <TurnOff email={email} passkeySite={passkeySite} onClose={() => setAsked(false)} />}
    </div>
  )
}
