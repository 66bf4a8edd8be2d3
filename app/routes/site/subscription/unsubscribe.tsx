import { data } from 'react-router'
import { mailto } from '#domain/email.ts'
import type { LinkResult, LinkState } from '#server/newsletter/subscribers/subscriptions.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { Button, ButtonLink, QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
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
  const { t } = useLocale()
  return (
    <main id="main" className="notice">
      <PageHead screen={t('subscription.unsubscribe')} />
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
  const { t } = useLocale()
  return (
    <>
      <h1>{t('subscription.leaveHeading')}</h1>
      <p>
        <Message of="subscription.leaveText" slots={{ blogName, email: <strong>{email}</strong> }} />
      </p>
      <form method="post">
        <Button type="submit">{t('subscription.unsubscribe')}</Button>
      </form>
    </>
  )
}

function Gone({ email, mayUndo }: { email: string; mayUndo: boolean }) {
  const { t } = useLocale()
  return (
    <>
      <h1>{t('subscription.goneHeading')}</h1>
      <p>
        <Message of="subscription.goneText" slots={{ email: <strong>{email}</strong> }} />
      </p>
      {mayUndo && (
        <form method="post">
          <p>{t('subscription.goneUndo')}</p>
          <QuietButton type="submit" name="undo" value="1">
            {t('subscription.undo')}
          </QuietButton>
        </form>
      )}
      <HomeLink />
    </>
  )
}

function Back({ email }: { email: string }) {
  const { t } = useLocale()
  return (
    <>
      <h1>{t('subscription.backHeading')}</h1>
      <p>
        <Message of="subscription.backText" slots={{ email: <strong>{email}</strong> }} />
      </p>
      <HomeLink />
    </>
  )
}

function TooLate() {
  const { t } = useLocale()
  return (
    <>
      <h1>{t('subscription.lateHeading')}</h1>
      <p>{t('subscription.lateText')}</p>
      <ButtonLink href="/subscribe">{t('subscribe.button')}</ButtonLink>
    </>
  )
}

function NoSuchLink() {
  const { contact } = useSite()
  const { t } = useLocale()
  return (
    <>
      <h1>{t('subscription.brokenLink')}</h1>
      <p>
        <Message of="subscription.brokenLinkText" slots={{ contact: <a href={mailto(contact)}>{contact}</a> }} />
      </p>
      <HomeLink />
    </>
  )
}

function HomeLink() {
  const { t } = useLocale()
  return (
    <p>
      <a href="/">{t('shell.home')}</a>
    </p>
  )
}
