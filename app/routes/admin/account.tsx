import { viewerContext } from '../../context.ts'
import type { Route } from './+types/account'
import { ChangePassword } from './account/change-password.tsx'
import { ScreenHeading } from './shell/screen-title.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(viewerContext)!.email }
}

/** The account of the signed-in administrator. */
export default function Account({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <section className="account" aria-labelledby="account-title">
      <ScreenHeading screen="Account" id="account-title" />
      <p className="admin__lead">You are signed in as {email}.</p>
      <ChangePassword email={email} />
    </section>
  )
}
