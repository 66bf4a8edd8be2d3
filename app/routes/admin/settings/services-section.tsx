import { useState } from 'react'
import type { CheckResult } from '#server/network/check-result.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useCall } from '../shell/use-call.ts'

interface Service {
  readonly id: string
  readonly purpose: string
  readonly name: string
  readonly description: string
}

/** The outside services in use. They are configured in the environment, so nothing is saved here. */
export function ServicesSection({ services }: { services: readonly Service[] }) {
  return (
    <ul className="rows rows--padded">
      {services.map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </ul>
  )
}

function ServiceRow({ service: { id, purpose, name, description } }: { service: Service }) {
  const { t } = useLocale()
  const { isBusy, run } = useCall()
  const [result, setResult] = useState<CheckResult | null>(null)

  async function check() {
    if (isBusy) return
    setResult(null)
    await run(() => call<CheckResult>('POST', `/api/services/${id}/check`, {}), {
      reload: 'never',
      onSuccess: setResult,
      onFailure: ({ detail }) => setResult({ ok: false, reply: detail }),
    })
  }

  return (
    <li className="item">
      <p className="item__title">
        <span className="meta">{purpose}</span>
        {name} <span className="meta">{description}</span>
      </p>
      <p className="item__end">
        <QuietButton onClick={check} aria-disabled={isBusy} aria-label={t('settings.testConnectionTo', { name })}>
          {t('settings.testConnection')}
        </QuietButton>
      </p>
      <p role="status">
        {isBusy && t('labels.asking')}
        {result && (
          <>
            <Verdict result={result} /> {result.reply}
          </>
        )}
      </p>
    </li>
  )
}

function Verdict({ result: { ok, isProven = true } }: { result: CheckResult }) {
  const { t } = useLocale()
  if (!ok) return <strong className="status status--failed">{t('settings.doesNotWork')}</strong>
  return isProven ? (
    <strong className="status status--active">{t('settings.works')}</strong>
  ) : (
    <strong className="status status--warning">{t('settings.answers')}</strong>
  )
}
