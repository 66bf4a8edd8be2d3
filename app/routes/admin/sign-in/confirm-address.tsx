import { useState } from 'react'
import { loadSettings, siteOf } from '../../../middleware.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import type { Route } from './+types/confirm-address'
import { useLinkValues } from './link-values.ts'
import { SignedOutScreen } from './signed-out-screen.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

export function loader({ context }: Route.LoaderArgs) {
  return siteOf(context, 'application')
}

/** The screen of the link that confirms a new address of an administrator. A button confirms it: programs that scan mails open links. */
export default function ConfirmAddress({ loaderData: site }: Route.ComponentProps) {
  const { t } = useLocale()
  const [isDone, setDone] = useState(false)
  const { isBusy, refusal, run, forget } = useCall()
  const link = useLinkValues(forget)
  const email = link?.e
  const isIncomplete = link !== undefined && !(link.t && link.e)

  async function confirm() {
    await run(() => call('POST', '/api/auth/confirm-address', { token: link?.t }), {
      reload: 'never',
      onSuccess() {
        announceSessionChange()
        setDone(true)
      },
      onFailure() {},
    })
  }

  return (
    <SignedOutScreen
      site={site}
      screen={t('signIn.newAddress')}
      title={isDone ? t('signIn.soBeIt') : t('signIn.isThisYourDoor')}
      lead={
        isDone
          ? t('signIn.youSignInAs', { email: email ?? '' })
          : email
            ? t('signIn.confirmAddress', { email })
            : t('signIn.confirmAddressOfLink')
      }
      isStatus
    >
      {isDone ? (
        <ButtonLink href="/admin">{t('signIn.toAdminArea')}</ButtonLink>
      ) : (
        <form className="panel stack stack--form login__form" onSubmit={submitting(confirm)} aria-busy={isBusy}>
          {isIncomplete && <RefusalNote>{t('signIn.incompleteMail')}</RefusalNote>}
          {refusal && <RefusalNote>{refusal.detail}</RefusalNote>}
          <p className="actions">
            <Button type="submit" disabled={!link || isIncomplete} aria-disabled={isBusy}>
              {isBusy ? t('labels.confirming') : t('signIn.useThisAddress')}
            </Button>
          </p>
        </form>
      )}
    </SignedOutScreen>
  )
}
