import { redirect } from 'react-router'
import { clientContext, servicesContext } from '../../../context.ts'
import { recordOutcome } from '../../api/auth/provider/record-outcome.ts'
import { withCookies } from '../../api/auth/with-cookies.ts'
import type { Route } from './+types/callback'

/**
 * The redirect URI of the OpenID provider. Finishes the sign-in and redirects to the page that started it, or to the last page of
 * its window.
 */
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
  // A page that isolates its opener would make its window appear closed to the opener.
  response.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none')
  return withCookies(response, finish.setCookies)
}
