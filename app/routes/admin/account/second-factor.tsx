import { useEffect, useRef, useState } from 'react'
import type { SecondFactorStatus } from '#server/identity/second-factor/second-factor.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Part } from '../shell/screen-title.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import { RecoveryCodes } from './second-factor/recovery-codes.tsx'
import { SetUp } from './second-factor/set-up.tsx'
import { TurnedOn } from './second-factor/turned-on.tsx'

/** A new secret; no later answer of the server contains it. */
export interface NewSecret {
  readonly secret: string
  readonly uri: string
}

interface SecondFactorProps {
  status: SecondFactorStatus
  /** Address of the site where the account has passkeys; null without any. */
  passkeySite: string | null
  /** Whether the settings require it and the account lacks it. */
  isRequired: boolean
}

/** One-time codes of an authenticator app: setting them up, the recovery codes, turning them off. */
export function SecondFactor({ status, passkeySite, isRequired }: SecondFactorProps) {
  const { t } = useLocale()
  const [begun, setBegun] = useState<NewSecret | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const { isBusy, run } = useCall()
  // Another tab may have turned it on.
  const pending = status.state === 'on' ? null : begun

  const phase = recoveryCodes ? 'codes' : pending ? 'pending' : status.state
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(phase)
  useEffect(() => {
    // The pressed button was removed together with its focus.
    if (shown.current !== phase && document.activeElement === document.body) heading.current?.focus()
    shown.current = phase
  }, [phase])

  async function begin() {
    await run(() => call<NewSecret>('POST', '/api/auth/second-factor'), { reload: 'never', onSuccess: setBegun })
  }

  return (
    <Part title={t('account.secondFactor')} id="second-factor" heading={heading}>
      {isRequired && (
        <p className="alert alert--error" role="status">
          {t('account.secondFactorIsRequired')}
        </p>
      )}
      <div className="columns">
        <p className="columns__side">{t('account.aboutSecondFactor')}</p>
        {recoveryCodes ? (
          <RecoveryCodes
            codes={recoveryCodes}
            onStored={() => {
              setRecoveryCodes(null)
              setBegun(null)
            }}
          />
        ) : phase === 'on' ? (
          <TurnedOn status={status} passkeySite={passkeySite} onRecoveryCodes={setRecoveryCodes} />
        ) : pending ? (
          <SetUp begun={pending} onConfirmed={setRecoveryCodes} onCancel={() => setBegun(null)} />
        ) : (
          <form className="stack stack--form" onSubmit={submitting(begin)} aria-busy={isBusy}>
            <p>{t('account.secondFactorIsOff')}</p>
            <p className="actions">
              <Button type="submit" aria-disabled={isBusy}>
                {t('account.setUp')}
              </Button>
            </p>
          </form>
        )}
      </div>
    </Part>
  )
}
