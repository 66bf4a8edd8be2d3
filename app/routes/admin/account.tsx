import { scopesOf } from '#domain/identity/api-token.ts'
import { ROLE_LABELS, ROLE_RIGHTS } from '#domain/identity/role.ts'
import { isEmptyProfile } from '#domain/posts/authors/author-profile.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { useLocale } from '../../ui/locale.ts'
import { listedTokens } from '../api/tokens/listed-tokens.ts'
import type { Route } from './+types/account'
import { OwnProfile } from './account/author-profile/own-profile.tsx'
import { ChangePassword } from './account/change-password.tsx'
import { OwnLanguage } from './account/own-language.tsx'
import { Passkeys } from './account/passkeys.tsx'
import { Profile } from './account/profile.tsx'
import { SecondFactor } from './account/second-factor.tsx'
import { Sessions } from './account/sessions.tsx'
import { Tokens } from './account/tokens.tsx'
import { Screen } from './shell/screen-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { administrators, authorNames, authorProfiles, config, invitations, isMailed, media, ...services } =
    context.get(servicesContext)
  const { passkeys, secondFactor, sessions } = services
  const viewer = context.get(viewerContext)!
  const { requireSecondFactor } = context.get(settingsContext)
  const own = { viewer, secondFactor: await secondFactor.status(viewer.id) }
  if (requireSecondFactor && !(await secondFactor.has(viewer.id))) return { ...own, other: null }
  const authorName = await administrators.authorName(viewer.id)
  const profile = await authorProfiles.of(viewer.id)
  const portraits = await media.describe([profile.portrait].filter(Boolean))
  return {
    ...own,
    /** Null while a required second factor is missing. */
    other: {
      authorName,
      language: await administrators.language(viewer.id),
      /** The number of own posts that name this author. */
      named: authorName === '' ? 0 : await authorNames.count(viewer.id, authorName),
      author: {
        authorName,
        profile,
        portrait: portraits.get(profile.portrait) ?? null,
        isShown: isEmptyProfile(profile) || (await authorProfiles.isShown(viewer.id, authorName)),
      },
      invited: await invitations.openBy(viewer),
      isMailed: await isMailed(),
      passkeys: await passkeys.list(viewer.id),
      sessions: await sessions.list(viewer.id, request),
      siteUrl: config.siteUrl,
      tokens: await listedTokens(context),
      scopes: scopesOf(viewer.role),
    },
  }
}

/** The account of the signed-in administrator. While a required second factor is missing, only the part that sets one up is shown. */
export default function Account({ loaderData: { viewer, secondFactor, other } }: Route.ComponentProps) {
  const { t, lowered } = useLocale()
  const { email, role } = viewer
  return (
    <Screen name={t('labels.account')}>
      <p className="lead">
        {t('account.youAreSignedInAs', { email, role: lowered(t(ROLE_LABELS[role])), rights: t(ROLE_RIGHTS[role]) })}
      </p>
      {other && (
        <>
          <Profile key={email} viewer={viewer} {...other} />
          <OwnLanguage chosen={other.language} />
          <OwnProfile key={other.author.authorName} {...other.author} />
          <ChangePassword email={email} invited={other.invited} />
        </>
      )}
      <SecondFactor
        status={secondFactor}
        passkeySite={other && other.passkeys.length > 0 ? other.siteUrl : null}
        isRequired={!other}
      />
      {other && (
        <>
          <Passkeys passkeys={other.passkeys} siteUrl={other.siteUrl} />
          <Sessions sessions={other.sessions} />
          <Tokens tokens={other.tokens} scopes={other.scopes} />
        </>
      )}
    </Screen>
  )
}
