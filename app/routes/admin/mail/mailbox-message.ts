import { data } from 'react-router'
import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/mailbox-message'

/** A mail may use inline styles and pictures of this site; it may run or load nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation"

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
