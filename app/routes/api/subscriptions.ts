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
  const { subscriptions, settings } = context.get(servicesContext)
  const result = await subscriptions.subscribe({ email, captchaToken, source }, context.get(clientContext))
  if (result.ok)
    return Response.json({ detail: messages.subscribed }, { status: 202, headers: { 'Cache-Control': 'no-store' } })
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
