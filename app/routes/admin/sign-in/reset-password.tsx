import { loadSettings, siteOf } from '../../../middleware.ts'
import { useLocale } from '../../../ui/locale.ts'
import type { Route } from './+types/reset-password'
import { PasswordByLink } from './password-by-link.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export function loader({ context }: Route.LoaderArgs) {
  return siteOf(context, 'application')
}

export default function ResetPassword({ loaderData: site }: Route.ComponentProps) {
  const { t } = useLocale()
  return (
    <PasswordByLink
      site={site}
      screen="New password"
      title={t('signIn.aNewKey')}
      lead={t('signIn.chooseAnotherPasswordFor', { blogName: site.blogName })}
      isAddressed
      submit="Set the password"
      incomplete="This address is not complete. Open the whole link of the mail."
      callFor={({ t }, { password }) => ['/api/auth/reset-password', { token: t, password }]}
    />
  )
}
