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
      screen={t('signIn.newPasswordTab')}
      title={t('signIn.newKey')}
      lead={t('signIn.chooseNewPassword', { blogName: site.blogName })}
      isAddressed
      submit={t('signIn.setPassword')}
      incomplete={t('signIn.incompleteMail')}
      callFor={({ t }, { password }) => ['/api/auth/reset-password', { token: t, password }]}
    />
  )
}
