import { useState } from 'react'
import { servicesContext } from '../../../context.ts'
import { loadSettings, siteOf } from '../../../middleware.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure } from '../../../ui/toasts.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import type { Route } from './+types/forgotten-password'
import { SignedOutScreen } from './signed-out-screen.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export async function loader({ context }: Route.LoaderArgs) {
  const isMailed = await context.get(servicesContext).isMailed()
  return { site: await siteOf(context, 'application'), isMailed }
}

export default function ForgottenPassword({ loaderData: { site, isMailed } }: Route.ComponentProps) {
  return (
    <SignedOutScreen
      site={site}
      screen="Forgotten password"
      title="A lost key"
      lead={
        isMailed
          ? 'Enter the address that you sign in with. You will get a link to choose a new password.'
          : 'Mail is not set up on this site yet, so no link can be sent. Ask whoever runs the server to set a new password with “den admin reset-password”.'
      }
    >
      {isMailed ? <LinkForm /> : <ButtonLink href="/admin">Back to the login</ButtonLink>}
    </SignedOutScreen>
  )
}

function LinkForm() {
  const [email, setEmail] = useState('')
  const [askedFor, setAskedFor] = useState('')
  const { isBusy, refusal, run } = useCall()

  async function ask() {
    await run(() => call('POST', '/api/auth/forgot-password', { email }), {
      reload: 'never',
      onSuccess: () => setAskedFor(email.trim()),
      onFailure: () => toastFailure(),
    })
  }

  return (
    <form className="panel stack stack--form login__form" onSubmit={submitting(ask)} aria-busy={isBusy}>
      <TextField label="Email" type="email" autoComplete="username" required value={email} onChange={setEmail} />
      <p className="login__sent" role="status">
        {askedFor &&
          `If ${askedFor} belongs to an administrator, a link is on its way to it. It works once, for 30 minutes.`}
      </p>
      {refusal && <RefusalNote>{refusal.detail}</RefusalNote>}
      <p className="actions">
        <Button type="submit" disabled={!email.trim()} aria-disabled={isBusy}>
          {isBusy ? 'Asking…' : 'Send link'}
        </Button>
        <a className="button button--quiet" href="/admin">
          Back
        </a>
      </p>
    </form>
  )
}
