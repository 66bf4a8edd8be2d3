import { data } from 'react-router'
import { mailto } from '#domain/email.ts'
import type { LinkResult, LinkState } from '#server/newsletter/subscribers/subscriptions.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { Button, ButtonLink, QuietButton } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { useSite } from '../../../ui/site.ts'
import type { Route } from './+types/unsubscribe'
import { formOf, PRIVATE_HEADERS, tokenOf } from './by-link.ts'

export function headers() {
  return PRIVATE_HEADERS
}

/** Changes nothing: programs follow the links in mails before people do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const state = await context.get(servicesContext).subscriptions.leaving(tokenOf(request))
  return data(state, { status: state ? 200 : 404 })
}

/** Handles the button of the page, and one-click unsubscribe of mail programs (RFC 8058), which send their own form and no cookie. */
export async function action({ request, context }: Route.ActionArgs) {
  const { subscriptions } = context.get(servicesContext)
  const isUndo = (await formOf(request))?.has('undo') ?? false
  const client = context.get(clientContext)
  const result = await subscriptions[isUndo ? 'undo' : 'unsubscribe'](tokenOf(request), client)
  if (result.ok) return data<LinkResult>(result)
  return data<LinkResult>(result, { status: result.problem === 'too-late' ? 409 : 404 })
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="notice">
      <PageHead screen="Unsubscribe" />
      <LinkStatus state={loaderData} result={actionData} />
    </main>
  )
}

function LinkStatus({ state, result }: { state: LinkState | null; result: LinkResult | undefined }) {
  if (result && !result.ok) return result.problem === 'too-late' ? <TooLate /> : <NoSuchLink />
  const shown = result ?? state
  if (!shown) return <NoSuchLink />
  if (shown.isDone) return <Gone email={shown.maskedAddress} mayUndo={shown.mayUndo} />
  return result ? <Back email={shown.maskedAddress} /> : <Ask email={shown.maskedAddress} />
}

function Ask({ email }: { email: string }) {
  const { blogName } = useSite()
  return (
    <>
      <h1>Leave the mailing list?</h1>
      <p>
        {blogName} will send nothing more to <strong>{email}</strong>.
      </p>
      <form method="post">
        <Button type="submit">Unsubscribe</Button>
      </form>
    </>
  )
}

function Gone({ email, mayUndo }: { email: string; mayUndo: boolean }) {
  return (
    <>
      <h1>You are unsubscribed</h1>
      <p>
        Nothing more is sent to <strong>{email}</strong>.
      </p>
      {mayUndo && (
        <form method="post">
          <p>Was it a slip, or somebody else? For ten minutes it can be taken back.</p>
          <QuietButton type="submit" name="undo" value="1">
            Undo
          </QuietButton>
        </form>
      )}
      <HomeLink />
    </>
  )
}

function Back({ email }: { email: string }) {
  return (
    <>
      <h1>You are still in</h1>
      <p>
        New posts go on to be sent to <strong>{email}</strong>.
      </p>
      <HomeLink />
    </>
  )
}

function TooLate() {
  return (
    <>
      <h1>This cannot be taken back any more</h1>
      <p>More than ten minutes have passed. Subscribing once more brings the mails back.</p>
      <ButtonLink href="/subscribe">Subscribe</ButtonLink>
    </>
  )
}

function NoSuchLink() {
  const { contact } = useSite()
  return (
    <>
      <h1>This link is not complete</h1>
      <p>
        It may have lost a letter on its way. Open the whole link from the mail, or write to{' '}
        <a href={mailto(contact)}>{contact}</a>.
      </p>
      <HomeLink />
    </>
  )
}

function HomeLink() {
  return (
    <p>
      <a href="/">Back to the home page</a>
    </p>
  )
}
