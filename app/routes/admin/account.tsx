import { servicesContext, viewerContext } from '../../context.ts'
import type { Route } from './+types/account'
import { ChangePassword } from './account/change-password.tsx'
import { Tokens } from './account/tokens.tsx'
import { ScreenHeading } from './shell/screen-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { apiTokens } = context.get(servicesContext)
  return { email: context.get(viewerContext)!.email, tokens: await apiTokens.list() }
}

/** The account of the signed-in administrator. */
export default function Account({ loaderData: { email, tokens } }: Route.ComponentProps) {
  return (
    <section className="account" aria-labelledby="account-title">
      <ScreenHeading screen="Account" id="account-title" />
      <p className="admin__lead">You are signed in as {email}.</p>
      <ChangePassword email={email} />
      <Tokens tokens={tokens} />
    </section>
  )
}
