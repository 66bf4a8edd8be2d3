import { servicesContext, viewerContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import type { Route } from './+types/account'
import { ChangePassword } from './account/change-password.tsx'
import { SecondFactor } from './account/second-factor.tsx'
import { Tokens } from './account/tokens.tsx'
import { ScreenHeading } from './shell/screen-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { apiTokens, secondFactor } = context.get(servicesContext)
  const { id, email } = context.get(viewerContext)!
  const { requireSecondFactor } = context.get(settingsContext)
  const isSecondFactorMissing = requireSecondFactor && !(await secondFactor.has(id))
  return {
    email,
    secondFactor: await secondFactor.status(id),
    isSecondFactorMissing,
    tokens: isSecondFactorMissing ? [] : await apiTokens.list(),
  }
}

/** The account of the signed-in administrator. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { email, secondFactor, isSecondFactorMissing, tokens } = loaderData
  return (
    <section className="account" aria-labelledby="account-title">
      <ScreenHeading screen="Account" id="account-title" />
      <p className="admin__lead">You are signed in as {email}.</p>
      {!isSecondFactorMissing && <ChangePassword email={email} />}
      <SecondFactor status={secondFactor} isRequired={isSecondFactorMissing} />
      {!isSecondFactorMissing && <Tokens tokens={tokens} />}
    </section>
  )
}
