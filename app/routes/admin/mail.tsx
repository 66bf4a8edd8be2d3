import { useId } from 'react'
import { useRevalidator } from 'react-router'
import { servicesContext, viewerContext } from '../../context.ts'
import { call } from '../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/mail'
import { useApplication } from './application-context.ts'
import { Campaigns } from './mail/campaigns.tsx'
import { Mailbox } from './mail/mailbox.tsx'
import { ServerForm } from './mail/server-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const overview = await context.get(servicesContext).mailDesk.overview()
  return { ...overview, viewer: context.get(viewerContext)!.email }
}

/** How mail leaves, what became of it, and what was kept for lack of a server. */
export default function MailScreen({ loaderData }: Route.ComponentProps) {
  const { status, campaigns, mailbox, smtp, isFromEnvironment, viewer } = loaderData
  const { blogName } = useApplication()
  const id = useId()
  return (
    <section className="mail" aria-labelledby={id}>
      <title>{`Mail – ${blogName}`}</title>
      <h2 className="admin__heading" id={id}>
        Mail
      </h2>
      {status.pause && <Pause reply={status.pause.reply} since={status.pause.since} />}
      <p className="admin__lead">
        {status.transport === 'mailbox'
          ? 'No mail server is set, so nothing leaves this machine: every mail is kept below for you to read.'
          : `Mail leaves by ${status.description}. “Sent” means that this server took a mail, not that it arrived.`}
      </p>
      <Figures mails={status.mails} />
      <Campaigns campaigns={campaigns} />
      {status.transport === 'mailbox' && <Mailbox messages={mailbox} />}
      <ServerForm key={smtp?.url ?? ''} smtp={smtp} isFromEnvironment={isFromEnvironment} viewer={viewer} />
    </section>
  )
}

/** Nothing goes out: why, and what to do about it. */
function Pause({ reply, since }: { reply: string; since: string }) {
  const { revalidate } = useRevalidator()
  async function resume() {
    const result = await call('POST', '/api/mail/resume')
    if (!result.ok) return toastFailure(result.refusal.detail)
    toastSuccess()
    await revalidate()
  }
  return (
    <div className="refusal mail__pause" role="alert">
      <p>
        <strong>Sending is paused</strong> since {since.slice(0, 16).replace('T', ' ')} UTC. The queue is kept, and the
        server is asked again by and by. It said:
      </p>
      <p className="refusal__code">{reply}</p>
      <p>
        <button type="button" className="button button--quiet" onClick={resume}>
          Resume now
        </button>
      </p>
    </div>
  )
}

const STATES = [
  { states: ['queued', 'retry', 'leased', 'handed'], label: 'Queued' },
  { states: ['sent'], label: 'Sent' },
  { states: ['failed'], label: 'Failed' },
  { states: ['uncertain'], label: 'Uncertain' },
] as const

function Figures({ mails }: { mails: Readonly<Record<string, number>> }) {
  return (
    <dl className="figures">
      {STATES.map(({ states, label }) => (
        <div key={label} className="figures__figure">
          <dt>{label}</dt>
          <dd>{states.reduce((sum, state) => sum + (mails[state] ?? 0), 0).toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
