import * as messages from '#domain/messages.ts'
import { maskedAddress } from '#domain/subscribers/subscriber.ts'
import { subscriberAddition } from '#domain/subscribers/subscriber-calls.ts'
import type { AdditionProblem } from '#server/newsletter/subscribers/subscriptions.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import type { Route } from './+types/pending'

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = await readJson(request, subscriberAddition)
  const viewer = context.get(viewerContext)!
  const result = await context.get(servicesContext).subscriptions.add(email, viewer.email)
  if (!result.ok) return unprocessable({ email: PROBLEMS[result.problem] })
  // The log outlives an erasure.
  noteForAudit(context, { about: maskedAddress(email.trim()) })
  return new Response(null, { status: 204 })
}

const PROBLEMS: Readonly<Record<AdditionProblem, string>> = {
  email: messages.emailInvalid,
  active: 'This address is subscribed already.',
  unsubscribed: 'They left. Only they can subscribe again, in the form of the blog.',
  bounced: 'No mail reaches this address.',
  suppressed: 'This address is blocked. Unblock it first; then they can subscribe themselves.',
  erased: 'This address was erased, and is never mailed again.',
  'too-many': 'This mailbox has just got a mail. Wait ten minutes; it gets three a day at most.',
}
