import { mailServerChange, PASSWORD_AGAIN } from '#domain/mail/mail-calls.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import type { Route } from './+types/mail'

const PRIVATE_HOST =
  'This server is in a private or reserved network. Whoever runs Den can allow it by ALLOW_PRIVATE_HOSTS; this machine itself is possible on the ports 25, 465, 587 and 2525.'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, mailServerChange)
  const result = await context.get(servicesContext).mailAdmin.saveServer(body.url === '' ? null : body)
  if (result === 'password') return unprocessable({ url: PASSWORD_AGAIN })
  if (result === 'private-host') return unprocessable({ url: PRIVATE_HOST })
  // The address may contain a password, so the audit log gets the host only.
  noteForAudit(context, { about: body.url === '' ? 'none' : new URL(body.url).hostname })
  return new Response(null, { status: 204 })
}
