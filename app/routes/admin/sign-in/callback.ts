import { redirect } from 'react-router'
import { clientContext, servicesContext } from '../../../context.ts'
import { recordOutcome } from '../../api/auth/provider/record-outcome.ts'
import { withCookies } from '../../api/auth/with-cookies.ts'
import type { Route } from './+types/callback'

/** Where an OpenID provider sends the browser back to, and where it is sent on from. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { openIdSignIn } = context.get(servicesContext)
  if (!openIdSignIn) return redirect('/admin')
  const finish = await openIdSignIn.finish(request, context.get(clientContext))
  const { pending, flow, problem, outcome } = finish
  if (outcome && pending?.purpose !== 'confirmation')
    await recordOutcome(outcome, openIdSignIn.name, { request, context })
  const isOfPage = pending?.display === 'page' && problem !== 'superseded'
  const finished = new URLSearchParams({ ...(flow && { flow }), ...(problem && !outcome && { problem }) })
  const response = redirect(isOfPage ? pending.returnTo : `/admin/sign-in/finished?${finished}`)
  // A window whose pages forbid an opener counts as closed to the page that opened it.
  response.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none')
  return withCookies(response, finish.setCookies)
}
