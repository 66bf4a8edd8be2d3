import { data, isRouteErrorResponse } from 'react-router'
import { servicesContext } from '../../../context.ts'
import { loadSettings, siteOf } from '../../../middleware.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Route } from './+types/setup'
import { PasswordByLink } from './password-by-link.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

/** 404 once the site has an administrator. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!(await context.get(servicesContext).administrators.isUnclaimed())) throw data(null, { status: 404 })
  return siteOf(context, 'question')
}

/** The screen of the one-time link of the first start, which creates the first administrator. */
export default function Setup({ loaderData: site }: Route.ComponentProps) {
  return (
    <PasswordByLink
      site={site}
      screen="Set up"
      title="The den is yours"
      lead="Choose the address and the password with which you will open it. Nobody else can use this link once you have."
      submit="Claim this site"
      incomplete="This address is not complete. Open the whole link that Den printed when it started."
      callFor={({ t }, email, password) => ['/api/auth/claim', { token: t, email, password }]}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id="main">
      <title>Nothing here</title>
      <section className="notice">
        <h1>This site has its administrator</h1>
        <p>The link to claim it has been used, so there is nothing at this address any more.</p>
        <ButtonLink href="/admin">Sign in</ButtonLink>
      </section>
    </main>
  )
}
