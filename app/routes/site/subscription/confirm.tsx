import { data } from 'react-router'
import { sentence } from '#domain/settings/words.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
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
  const { t } = useLocale()
  const state = actionData === undefined ? loaderData : actionData
  return (
    <main id="main" className="notice">
      <PageHead screen={t('subscription.confirmScreen')} />
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

interface StepProps {
  /** Masked. */
  email: string
}

function Ask({ email }: StepProps) {
  const { blogName } = useSite()
  const locale = useLocale()
  return (
    <>
      <h1>{sentence(locale, 'page-ask-heading', { blogName })}</h1>
      <p>{sentence(locale, 'page-ask-text', { blogName, address: email })}</p>
      <form method="post">
        <Button type="submit">{sentence(locale, 'page-ask-button', { blogName })}</Button>
      </form>
    </>
  )
}

function Confirmed({ email }: StepProps) {
  const { blogName } = useSite()
  const locale = useLocale()
  return (
    <>
      <h1>{sentence(locale, 'page-done-heading', { blogName })}</h1>
      <p>{sentence(locale, 'page-done-text', { blogName, address: email })}</p>
      <ButtonLink href="/">{sentence(locale, 'page-done-button', { blogName })}</ButtonLink>
    </>
  )
}

function NoSuchLink() {
  const { t } = useLocale()
  return (
    <>
      <h1>{t('subscription.oldLink')}</h1>
      <p>{t('subscription.oldLinkText')}</p>
      <ButtonLink href="/subscribe">{t('subscribe.button')}</ButtonLink>
    </>
  )
}
