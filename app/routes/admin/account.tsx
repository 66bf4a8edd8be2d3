import { servicesContext, viewerContext } from '../../context.ts'
import type { Route } from './+types/account'
import { ChangePassword } from './account/change-password.tsx'
import { Profile } from './account/profile.tsx'
import { Tokens } from './account/tokens.tsx'
import { ScreenHeading } from './shell/screen-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { apiTokens, isMailed } = context.get(servicesContext)
  const viewer = context.get(viewerContext)!
  const [tokens, mailed] = await Promise.all([apiTokens.list(), isMailed()])
  return { viewer, tokens, isMailed: mailed }
}

/** The account of the signed-in administrator. */
export default function Account({ loaderData: { viewer, tokens, isMailed } }: Route.ComponentProps) {
  return (
    <section className="account" aria-labelledby="account-title">
      <ScreenHeading screen="Account" id="account-title" />
      <p className="admin__lead">You are signed in as {viewer.email}.</p>
      <Profile key={viewer.email} viewer={viewer} isMailed={isMailed} />
      <ChangePassword email={viewer.email} />
      <Tokens tokens={tokens} />
    </section>
  )
}
