import { useEffect, useRef } from 'react'
import { Button, QuietButton } from '../../../../ui/button.tsx'
import { call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { toastFailure, toastSuccess } from '../../../../ui/toasts.ts'
import { submitting } from '../../shell/use-call.ts'
import { useForm } from '../../shell/use-form.ts'
import { CodeField } from '../../sign-in/code-field.tsx'
import type { NewSecret } from '../second-factor.tsx'
import { QrCode } from './qr-code.tsx'

interface SetUpProps {
  begun: NewSecret
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

export function SetUp({ begun: { secret, uri }, onConfirmed, onCancel }: SetUpProps) {
  const { t } = useLocale()
  const { isBusy, run, values, field } = useForm({ code: '' })
  const start = useRef<HTMLParagraphElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => start.current?.focus(), [])

  async function confirm() {
    await run(() => call<{ recoveryCodes: string[] }>('PUT', '/api/auth/second-factor', values), {
      onSuccess({ recoveryCodes }) {
        onConfirmed(recoveryCodes)
        toastSuccess(t('account.secondFactorTurnedOn'))
      },
      onFailure(refusal) {
        toastFailure(refusal.errors.code ?? refusal.detail)
        input.current?.focus()
        input.current?.select()
      },
    })
  }

  return (
    <form className="stack stack--form" onSubmit={submitting(confirm)} aria-busy={isBusy} noValidate>
      <p className="told" tabIndex={-1} ref={start}>
        {t('account.scanThis')}
      </p>
      <div className="cluster second-factor">
        <QrCode text={uri} label={t('account.qrCode')} />
        <div className="stack second-factor__key">
          <p className="field__label">{t('account.key')}</p>
          <code className="secret">{secret.match(/.{4}/g)!.join(' ')}</code>
          <QuietButton data-copy={secret}>
            <span data-copy-label="">{t('account.copyKey')}</span>
          </QuietButton>
        </div>
      </div>
      <CodeField label={t('account.codeOfApp')} hint={t('account.sixDigits')} {...field('code')} ref={input} />
      <p className="actions">
        <Button type="submit" disabled={!values.code.trim()} aria-disabled={isBusy}>
          {isBusy ? t('account.turningOn') : t('account.turnOn')}
        </Button>
        <QuietButton onClick={onCancel}>{t('labels.cancel')}</QuietButton>
      </p>
    </form>
  )
}
