import type { SubscriptionAnswer } from '#domain/api/api-answers.ts'
import * as messages from '#domain/messages.ts'
import { subscriptionCall } from '#domain/subscribers/subscription-calls.ts'
import { clientContext, servicesContext } from '../../context.ts'
import type { Route } from './+types/subscriptions'
import { readJson, unprocessable } from './body.ts'
import { problem } from './problem.ts'

/** Four times the length of the longest captcha token. */
const LIMIT_BYTES = 64 * 1024

export async function action({ request, context }: Route.ActionArgs) {
  const {
    to_email: email,
    captcha: captchaToken,
    source = 'api',
  } = await readJson(request, subscriptionCall, LIMIT_BYTES)
  const { isMailed, locales, settings, subscriptions } = context.get(servicesContext)
  const result = await subscriptions.subscribe({ email, captchaToken, source }, context.get(clientContext))
  if (result.ok) {
    const { t } = await locales.of(await settings.current())
    const answer: SubscriptionAnswer = {
      detail: messages.subscribed,
      ...(!(await isMailed()) && { note: t('subscription.unmailed') }),
    }
    return Response.json(answer, { status: 202, headers: { 'Cache-Control': 'no-store' } })
  }
  switch (result.problem) {
    case 'captcha':
      return unprocessable({ captcha: messages.captchaIncomplete })
    case 'email':
      return unprocessable({ to_email: messages.emailInvalid })
    case 'transport': {
      const { contact } = await settings.current()
      return problem(503, { detail: messages.subscribeFailed(contact) })
    }
  }
}
