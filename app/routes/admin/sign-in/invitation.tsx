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
      screen="Invitation"
      title={t('signIn.thereKeyForYou')}
      lead={t('signIn.youInvitedChoosePassword', { blogName: site.blogName })}
      note={viewer && t('signIn.youSignedInAs', { viewer })}
      isAddressed
      asksName
      submit="Accept the invitation"
      incomplete="This address is not complete. Open the whole link of the invitation."
      callFor={({ t }, { password, name }) => ['/api/auth/accept-invitation', { token: t, password, name }]}
    />
  )
}
