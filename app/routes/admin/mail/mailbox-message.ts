import { data } from 'react-router'
import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/mailbox-message'
import { MAIL_POLICY } from './mail-policy.ts'

/** One mail of the mailbox as its reader would see it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const message = await context.get(servicesContext).mailAdmin.message(params.id)
  if (!message) throw data(null, { status: 404 })
  return new Response(message.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': MAIL_POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
