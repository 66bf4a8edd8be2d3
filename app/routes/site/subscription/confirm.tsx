import { data } from 'react-router'
import { clientContext, servicesContext } from '../../../context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { useSite } from '../../../ui/site.ts'
import type { Route } from './+types/confirm'
import { PRIVATE_HEADERS, tokenOf } from './by-link.ts'

export function headers() {
  return PRIVATE_HEADERS
}

/** Changes nothing: programs follow the links in mails before people do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await context.get(servicesContext).subscriptions.confirmation(tokenOf(request))
  return data(state, { status: state ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const result = await context.get(servicesContext).subscriptions.confirm(tokenOf(request), context.get(clientContext))
  return data(result.ok ? result : null, { status: result.ok ? 200 : 404 })
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData === undefined ? loaderData : actionData
  return (
    <main id="main" className="notice">
      <PageHead screen="Confirm your subscription" />
      {!state ? (
        <NoSuchLink />
      ) : state.isDone ? (
        <Confirmed email={state.maskedAddress} />
      ) : (
        <Ask email={state.maskedAddress} />
      )}
    </main>
  )
}

function Ask({ email }: { email: string }) {
  const { blogName } = useSite()
  return (
    <>
      <h1>One step left</h1>
      <p>
        New posts of {blogName} will be sent to <strong>{email}</strong>.
      </p>
      <form method="post">
        <Button type="submit">Confirm subscription</Button>
      </form>
    </>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <>
      <h1>You are in</h1>
      <p>
        From now on new posts are sent to <strong>{email}</strong>. Every mail has a link that ends them.
      </p>
      <ButtonLink href="/">Explore The Den</ButtonLink>
    </>
  )
}

function NoSuchLink() {
  return (
    <>
      <h1>This link is no longer valid</h1>
      <p>
        It is older than a week, a newer one has taken its place, or it lost a letter on its way. Ask for a new one.
      </p>
      <ButtonLink href="/subscribe">Subscribe</ButtonLink>
    </>
  )
}
