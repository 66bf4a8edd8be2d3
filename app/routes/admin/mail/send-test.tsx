import { useState } from 'react'
import type { TransportStatus } from '#server/mail/open-mail.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useForm } from '../shell/use-form.ts'

interface SendTestProps {
  transport: TransportStatus['name']
  /** E-mail address of the signed-in administrator. */
  viewer: string
  /** True while the settings to be tested are not saved. */
  isDisabled?: boolean
}

export function SendTest({ transport, viewer, isDisabled = false }: SendTestProps) {
  const { t } = useLocale()
  const { isBusy, run, values, field } = useForm({ to: viewer })
  const [result, setResult] = useState<{ ok: boolean; reply: string } | null>(null)

  async function test() {
    if (isBusy || isDisabled) return
    setResult(null)
    await run(() => call<{ reply: string }>('POST', '/api/mail/test', { ...values, transport }), {
      reload: 'always',
      onSuccess: ({ reply }) => setResult({ ok: true, reply }),
      // The error of a malformed address is shown at its field: no server was asked.
      onFailure: ({ errors, detail }) => !errors.to && setResult({ ok: false, reply: detail }),
    })
  }

  const isKept = result?.ok && transport === 'mailbox'
  return (
    <div className="stack stack--form mail__test">
      <TextField label={t('mail.sendTestTo')} {...field('to')} />
      <p className="actions">
        <QuietButton onClick={test} aria-disabled={isBusy || isDisabled}>
          {isBusy ? t('mail.askingServer') : t('mail.sendTest')}
        </QuietButton>
      </p>
      {result && (
        <div className={result.ok ? 'alert alert--success' : 'alert alert--error'} role="status">
          <p>{t(isKept ? 'mail.keptNotSent' : result.ok ? 'mail.accepted' : 'mail.notSent')}</p>
          {!isKept && <p className="alert__code">{result.reply}</p>}
        </div>
      )}
    </div>
  )
}
