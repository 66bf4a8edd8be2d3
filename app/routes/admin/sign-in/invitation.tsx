import { servicesContext } from '../../../context.ts'
import { loadSettings, siteOf } from '../../../middleware.ts'
import type { Route } from './+types/invitation'
import { PasswordByLink } from './password-by-link.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export async function loader({ request, context }: Route.LoaderArgs) {
  const signedIn = await context.get(servicesContext).identity.session(request)
  return { ...(await siteOf(context, 'application')), viewer: signedIn?.viewer.email ?? null }
}

export default function Invitation({ loaderData: { viewer, ...site } }: Route.ComponentProps) {
  return (
    <PasswordByLink
      site={site}
      screen="Invitation"
      title="There is a key for you"
      lead={`You are invited to ${site.blogName}. Choose the password with which you will open it. Nobody else can use this link once you have.`}
      note={
        viewer && `You are signed in as ${viewer}. Whoever accepts here makes another account, and goes on as that.`
      }
      isAddressed
      asksName
      submit="Accept the invitation"
      incomplete="This address is not complete. Open the whole link of the invitation."
      callFor={({ t }, { password, name }) => ['/api/auth/accept-invitation', { token: t, password, name }]}
    />
  )
}
