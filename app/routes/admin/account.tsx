import { servicesContext, viewerContext } from '../../context.ts'
import type { Route } from './+types/account'
import { ChangePassword } from './account/change-password.tsx'
import { Sessions } from './account/sessions.tsx'
import { ScreenHeading } from './shell/screen-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, email } = context.get(viewerContext)!
  return { email, sessions: await context.get(servicesContext).sessionList.all(id, request) }
}

/** The account of the signed-in administrator. */
export default function Account({ loaderData: { email, sessions } }: Route.ComponentProps) {
  return (
    <section className="account" aria-labelledby="account-title">
      <ScreenHeading screen="Account" id="account-title" />
      <p className="admin__lead">You are signed in as {email}.</p>
      <ChangePassword email={email} />
      <Sessions sessions={sessions} />
    </section>
  )
}
