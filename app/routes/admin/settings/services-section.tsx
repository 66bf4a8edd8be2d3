import { useState } from 'react'
import type { CheckResult } from '#server/network/check-result.ts'
import type { ServiceInUse } from '#server/settings/service-checks.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useCall } from '../shell/use-call.ts'

/** The outside services in use. They are configured in the environment, so nothing is saved here. */
export function ServicesSection({ services }: { services: readonly ServiceInUse[] }) {
  return (
    <ul className="services">
      {services.map((service) => (
        <Service key={service.id} service={service} />
      ))}
    </ul>
  )
}

function Service({ service: { id, purpose, name, description } }: { service: ServiceInUse }) {
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
    <li className="service">
      <p className="service__purpose">{purpose}</p>
      <p className="service__name">
        {name} <span className="service__description">{description}</span>
      </p>
      <QuietButton onClick={check} aria-disabled={isBusy}>
        Test connection<span className="visually-hidden"> to {name}</span>
      </QuietButton>
      <p className="service__word" role="status">
        {isBusy && 'Asking…'}
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
  if (!ok) return <strong className="service__bad">It does not work.</strong>
  return isProven ? <strong className="service__good">It works.</strong> : <strong>It answers.</strong>
}
