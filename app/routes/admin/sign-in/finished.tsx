import { useEffect } from 'react'
import { isOpenIdProblem, openIdRefusal } from '#domain/identity/openid-sign-in.ts'
import { accountSayer } from '../../../account-locale.ts'
import { servicesContext } from '../../../context.ts'
import { loadSettings, siteOf } from '../../../middleware.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'
import { announceProviderSignIn } from '../../../ui/session/provider-channel.ts'
import type { Route } from './+types/finished'
import { SignedOutScreen } from './signed-out-screen.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { openIdSignIn, config } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const named = searchParams.get('problem')
  const event = named === null ? await openIdSignIn?.event(request) : null
  const problem = event ? event.problem : named !== null && isOpenIdProblem(named) ? named : 'no-cookie'
  const say = await accountSayer({ request, context })
  return {
    site: await siteOf(context, 'application'),
    message: { flow: searchParams.get('flow') ?? '', ...(problem && !event && { problem }) },
    refusal: problem && say(openIdRefusal(problem, openIdSignIn?.name ?? '', config.siteUrl).detail),
  }
}

/** The last page of the window of a provider sign-in. It reports the result to the page that opened it, and closes the window. */
export default function Finished({ loaderData: { site, message, refusal } }: Route.ComponentProps) {
  const { t } = useLocale()
  useEffect(() => {
    announceProviderSignIn(message)
    if (!refusal) announceSessionChange()
    window.close()
  }, [message, refusal])
  return (
    <SignedOutScreen
      site={site}
      screen={t('signIn.adminLogin')}
      title={refusal ? t('signIn.doorStaysShut') : t('signIn.youAreIn')}
      lead={refusal ?? t('signIn.closeThisWindow')}
      isStatus
    >
      <ButtonLink href="/admin">{refusal ? t('signIn.toLogin') : t('signIn.toAdminArea')}</ButtonLink>
    </SignedOutScreen>
  )
}
