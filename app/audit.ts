import type { RouterContextProvider } from 'react-router'
import { actorOf } from '#domain/audit-event.ts'
import type { Account } from '#server/identity/account-repository.ts'
import type { CallAccess } from './access.ts'
import { type AuditNote, auditNotesContext, clientContext, servicesContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

/** Sets the audit details of a call, which the guard records if the call succeeds. */
export function noteForAudit(context: Context, note: AuditNote): void {
  context.set(auditNotesContext, [...context.get(auditNotesContext), note])
}

/** Records the audit events of a successful call: those of its description, with the details that its route has set. */
export async function recordCall(
  context: Context,
  { audit: events = 'none' }: CallAccess,
  { viewer, tokenName }: { readonly viewer: Account; readonly tokenName?: string },
  id: string | undefined,
  device: string,
): Promise<void> {
  if (events === 'none') return
  const { audit } = context.get(servicesContext)
  const client = context.get(clientContext)
  const about = id === undefined ? {} : { about: id }
  const notes = context.get(auditNotesContext)
  const done = typeof events === 'string' ? [{ ...about, what: events, ...notes[0] }] : notes
  for (const { what, ...rest } of done)
    if (what !== undefined) await audit.record({ ...rest, what, who: actorOf(viewer, tokenName), client, device })
}
