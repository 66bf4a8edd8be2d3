import { servicesContext } from '../../../context.ts'
import { loadSettings, siteOf } from '../../../middleware.ts'
import { useLocale } from '../../../ui/locale.ts'
import type { Route } from './+types/invitation'
import { PasswordByLink } from './password-by-link.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export async function loader({ request, context }: Route.LoaderArgs) {
  const signedIn = await context.get(servicesContext).identity.session(request)
  return { ...(await siteOf(context, 'application')), viewer: signedIn?.viewer.email ?? null }
}

export default function Invitation({ loaderData: { viewer, ...site } }: Route.ComponentProps) {
  const { t } = useLocale()
  return (
    <PasswordByLink
      site={site}
      screen={t('signIn.invitationTab')}
      title={t('signIn.keyForYou')}
      lead={t('signIn.youAreInvited', { blogName: site.blogName })}
      note={viewer && t('signIn.youAreSignedIn', { email: viewer })}
      isAddressed
      asksName
      submit={t('signIn.acceptInvitation')}
      incomplete={t('signIn.incompleteInvitation')}
      callFor={({ t }, { password, name }) => ['/api/auth/accept-invitation', { token: t, password, name }]}
    />
  )
}
