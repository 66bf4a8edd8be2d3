import { useState } from 'react'
import { servicesContext } from '../../../context.ts'
import { loadSettings, siteOf } from '../../../middleware.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
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
  const { t } = useLocale()
  return (
    <SignedOutScreen
      site={site}
      screen={t('signIn.forgottenPasswordTab')}
      title={t('signIn.lostKey')}
      lead={isMailed ? t('signIn.enterAddress') : t('signIn.noMail')}
    >
      {isMailed ? <LinkForm /> : <ButtonLink href="/admin">{t('signIn.toLogin')}</ButtonLink>}
    </SignedOutScreen>
  )
}

function LinkForm() {
  const { t } = useLocale()
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
      <TextField
        label={t('labels.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <p className="login__sent" role="status">
        {askedFor && t('signIn.linkIsOnItsWay', { address: askedFor })}
      </p>
      {refusal && <RefusalNote>{refusal.detail}</RefusalNote>}
      <p className="actions">
        <Button type="submit" disabled={!email.trim()} aria-disabled={isBusy}>
          {isBusy ? t('labels.asking') : t('signIn.sendLink')}
        </Button>
        <a className="button button--quiet" href="/admin">
          {t('signIn.back')}
        </a>
      </p>
    </form>
  )
}
