import { useState } from 'react'
import type { ServiceInUse, ServiceWord } from '#server/blog/service-checks.ts'
import { call } from '../../../ui/call.ts'
import { SettingsSection } from './sections.tsx'

/** Who else works for the site. Nothing here is saved: the operator decides it where Den is started. */
export function ServicesSection({ services }: { services: readonly ServiceInUse[] }) {
  return (
    <SettingsSection
      id="services"
      lead="Who sends mail, asks whether somebody is a robot, and counts readers. The mail server is set under Mail, the others where Den is started: docs/services.md says how."
    >
      <ul className="services">
        {services.map((service) => (
          <Service key={service.id} service={service} />
        ))}
      </ul>
    </SettingsSection>
  )
}

function Service({ service: { id, purpose, name, description } }: { service: ServiceInUse }) {
  const [isBusy, setBusy] = useState(false)
  const [word, setWord] = useState<ServiceWord | null>(null)

  async function check() {
    if (isBusy) return
    setBusy(true)
    setWord(null)
    const result = await call<ServiceWord>('POST', `/api/services/${id}/check`, {})
    setBusy(false)
    setWord(result.ok ? result.value : { ok: false, reply: result.refusal.detail })
  }

  return (
    <li className="service">
      <p className="service__purpose">{purpose}</p>
      <p className="service__name">
        {name} <span className="service__description">{description}</span>
      </p>
      <button type="button" className="button button--quiet" onClick={check} aria-disabled={isBusy}>
        Test connection<span className="visually-hidden"> to {name}</span>
      </button>
      <p className="service__word" role="status">
        {isBusy && 'Asking…'}
        {word && (
          <>
            <Finding word={word} /> {word.reply}
          </>
        )}
      </p>
    </li>
  )
}

function Finding({ word: { ok, isProven = true } }: { word: ServiceWord }) {
  if (!ok) return <strong className="service__bad">It does not.</strong>
  return isProven ? <strong className="service__good">It works.</strong> : <strong>It answers.</strong>
}
