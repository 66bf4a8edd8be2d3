import { data } from 'react-router'
import { sentence, type Words } from '#domain/settings/words.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { settingsContext } from '../../../middleware.ts'
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
  return data({ state, words: context.get(settingsContext).words }, { status: state ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const result = await context.get(servicesContext).subscriptions.confirm(tokenOf(request), context.get(clientContext))
  return data(result.ok ? result : null, { status: result.ok ? 200 : 404 })
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = loaderData
  const state = actionData === undefined ? loaderData.state : actionData
  return (
    <main id="main" className="notice">
      <PageHead screen="Confirm your subscription" />
      {!state ? (
        <NoSuchLink />
      ) : state.isDone ? (
        <Confirmed email={state.maskedAddress} words={words} />
      ) : (
        <Ask email={state.maskedAddress} words={words} />
      )}
    </main>
  )
}

interface StepProps {
  /** Masked. */
  email: string
  words: Words
}

function Ask({ email, words }: StepProps) {
  const { blogName } = useSite()
  return (
    <>
      <h1>{sentence(words, 'page-ask-heading', { blogName })}</h1>
      <p>{sentence(words, 'page-ask-text', { blogName, address: email })}</p>
      <form method="post">
        <Button type="submit">{sentence(words, 'page-ask-button', { blogName })}</Button>
      </form>
    </>
  )
}

function Confirmed({ email, words }: StepProps) {
  const { blogName } = useSite()
  return (
    <>
      <h1>{sentence(words, 'page-done-heading', { blogName })}</h1>
      <p>{sentence(words, 'page-done-text', { blogName, address: email })}</p>
      <ButtonLink href="/">{sentence(words, 'page-done-button', { blogName })}</ButtonLink>
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
