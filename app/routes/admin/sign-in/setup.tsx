import { data, isRouteErrorResponse } from 'react-router'
import { servicesContext } from '../../../context.ts'
import { loadSettings, siteOf } from '../../../middleware.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import type { Site } from '../../../ui/site.ts'
import type { Route } from './+types/setup'
import { PasswordByLink } from './password-by-link.tsx'
import { SignedOutScreen } from './signed-out-screen.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

/** 404 once the site has an administrator. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = await siteOf(context, 'application')
  if (!(await context.get(servicesContext).administrators.isUnclaimed())) throw data(site, { status: 404 })
  return site
}

/** Once the site is claimed, the loader would answer 404 on the way to the next screen. */
export function shouldRevalidate() {
  return false
}

/** The screen of the one-time link of the first start, which creates the first administrator. */
export default function Setup({ loaderData: site }: Route.ComponentProps) {
  const { t } = useLocale()
  return (
    <PasswordByLink
      site={site}
      screen={t('signIn.setUpTab')}
      title={t('signIn.denIsYours')}
      lead={t('signIn.chooseAddressAndPassword')}
      asksName
      submit={t('signIn.claimSite')}
      incomplete={t('signIn.incompleteStart')}
      next="/admin/today"
      callFor={({ t }, typed) => ['/api/auth/claim', { token: t, ...typed }]}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLocale()
  if (!isClaimed(error)) throw error
  return (
    <SignedOutScreen
      site={error.data}
      screen={t('signIn.setUpTab')}
      title={t('signIn.siteIsClaimed')}
      lead={t('signIn.linkIsUsed')}
    >
      <ButtonLink href="/admin">{t('signIn.signIn')}</ButtonLink>
    </SignedOutScreen>
  )
}

function isClaimed(error: unknown): error is { data: Site } {
  return isRouteErrorResponse(error) && error.status === 404 && error.data !== null
}
