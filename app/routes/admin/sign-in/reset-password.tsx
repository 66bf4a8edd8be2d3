import { loadSettings, siteOf } from '../../../middleware.ts'
import type { Route } from './+types/reset-password'
import { PasswordByLink } from './password-by-link.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export function loader({ context }: Route.LoaderArgs) {
  return siteOf(context, 'application')
}

export default function ResetPassword({ loaderData: site }: Route.ComponentProps) {
  return (
    <PasswordByLink
      site={site}
      screen="New password"
      title="A new key"
      lead={`Choose another password for ${site.blogName}, then sign in with it. Your sessions everywhere, your API tokens and the invitations that you sent end with the old one; passkeys and a second factor stay.`}
      isAddressed
      submit="Set the password"
      incomplete="This address is not complete. Open the whole link of the mail."
      callFor={({ t }, { password }) => ['/api/auth/reset-password', { token: t, password }]}
    />
  )
}
