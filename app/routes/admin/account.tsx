import { servicesContext, viewerContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import type { Route } from './+types/account'
import { ChangePassword } from './account/change-password.tsx'
import { Passkeys } from './account/passkeys.tsx'
import { Profile } from './account/profile.tsx'
import { SecondFactor } from './account/second-factor.tsx'
import { Tokens } from './account/tokens.tsx'
import { ScreenHeading } from './shell/screen-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { apiTokens, config, isMailed, passkeys, secondFactor } = context.get(servicesContext)
  const viewer = context.get(viewerContext)!
  const { requireSecondFactor } = context.get(settingsContext)
  const isSecondFactorMissing = requireSecondFactor && !(await secondFactor.has(viewer.id))
  return {
    viewer,
    secondFactor: await secondFactor.status(viewer.id),
    isSecondFactorMissing,
    isMailed: await isMailed(),
    passkeys: isSecondFactorMissing ? [] : await passkeys.list(viewer.id),
    siteUrl: config.siteUrl,
    tokens: isSecondFactorMissing ? [] : await apiTokens.list(),
  }
}

/** The account of the signed-in administrator. While a required second factor is missing, only the part that sets one up is shown. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { viewer, secondFactor, isSecondFactorMissing, isMailed, passkeys, siteUrl, tokens } = loaderData
  return (
    <section className="account" aria-labelledby="account-title">
      <ScreenHeading screen="Account" id="account-title" />
      <p className="admin__lead">You are signed in as {viewer.email}.</p>
      {!isSecondFactorMissing && (
        <>
          <Profile key={viewer.email} viewer={viewer} isMailed={isMailed} />
          <ChangePassword email={viewer.email} />
        </>
      )}
      <SecondFactor status={secondFactor} isRequired={isSecondFactorMissing} />
      {!isSecondFactorMissing && <Passkeys passkeys={passkeys} siteUrl={siteUrl} />}
      {!isSecondFactorMissing && <Tokens tokens={tokens} />}
    </section>
  )
}
