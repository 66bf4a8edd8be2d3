import { servicesContext, viewerContext } from '../../context.ts'
import { useLocale } from '../../ui/locale.ts'
import type { Route } from './+types/users'
import { useFocusFallback } from './shell/focus-fallback.ts'
import { Screen } from './shell/screen-title.tsx'
import { Administrators } from './users/administrators.tsx'
import { Invite } from './users/invite.tsx'
import { Invited } from './users/invited.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { administrators, authorProfiles, invitations, mail, media } = context.get(servicesContext)
  const [accounts, names, profiles, invited, { transports }] = await Promise.all([
    administrators.list(),
    administrators.authorNames(),
    authorProfiles.all(),
    invitations.list(),
    mail.status(),
  ])
  const pictures = await media.describe([...profiles.values()].map(({ portrait }) => portrait).filter(Boolean))
  // The mailbox keeps mails here and sends none.
  const isMailed = transports.some(({ name }) => name !== 'mailbox')
  return {
    administrators: accounts,
    names,
    profiles,
    pictures,
    invited,
    isMailed,
    viewerId: context.get(viewerContext)!.id,
  }
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const { t, commas } = useLocale()
  const { administrators, names, profiles, pictures, invited, isMailed, viewerId } = loaderData
  const { fallback, ...focus } = useFocusFallback<HTMLParagraphElement>(administrators)
  return (
    <Screen name={t('users.users')}>
      <p className="lead">{t('users.aboutRoles')}</p>
      <p className="meta" role="status" tabIndex={-1} ref={fallback}>
        {commas([
          t('users.userCount', { count: administrators.length }),
          ...(invited.length > 0 ? [t('users.invitedCount', { count: invited.length })] : []),
        ])}
      </p>
      <Administrators
        administrators={administrators}
        authors={{ names, profiles, pictures }}
        viewerId={viewerId}
        focus={focus}
      />
      {invited.length > 0 && <Invited invitations={invited} focus={focus} />}
      <Invite invitations={invited} isMailed={isMailed} />
    </Screen>
  )
}
