import { addressChange } from '#domain/identity/account-calls.ts'
import type { AddressChangeRequest } from '#server/identity/links/address-changes.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import { passwordProofRefusal, tooManyAttempts } from '../auth/account-refusals.ts'
import { withCookies } from '../auth/with-cookies.ts'
import { readJson, unprocessable } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/email'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, addressChange)
  const { addressChanges, identity } = context.get(servicesContext)
  const proof = await identity.byPassword(request, body.password, (session) =>
    addressChanges.request(session, body.email),
  )
  if (!proof.ok) return passwordProofRefusal(proof)
  return withCookies(answerTo(proof.value, context), proof.setCookies)
}

function answerTo(result: AddressChangeRequest, context: Route.ActionArgs['context']): Response {
  if (result.ok) {
    noteForAudit(context, { about: result.email })
    return Response.json({ email: result.email }, { status: 202 })
  }
  if (result.problem === 'too-many-attempts') return tooManyAttempts(result.retryAfterSeconds)
  if (result.problem !== 'not-mailed') return unprocessable({ email: result.detail })
  return problem(503, {
    detail: 'Mail is not set up yet, so a new address cannot be confirmed. Set a mail server up first.',
  })
}
