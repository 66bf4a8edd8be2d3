import { ACCOUNT_CALL_LIMIT_BYTES } from '#domain/identity/account-calls.ts'
import { secondFactorEnd } from '#domain/identity/passkey-calls.ts'
import { noteForAudit } from '../../../../audit.ts'
import { type RequestArgs, servicesContext, viewerContext } from '../../../../context.ts'
import { readJson } from '../../body.ts'
import { passwordProofRefusal } from '../account-refusals.ts'
import { passkeyRefusal } from '../passkeys/refusals.ts'
import { withCookies } from '../with-cookies.ts'

export async function turnOff({ request, context }: RequestArgs): Promise<Response> {
  const body = request.headers.has('content-type')
    ? await readJson(request, secondFactorEnd, ACCOUNT_CALL_LIMIT_BYTES)
    : undefined
  const { passkeySignIn, secondFactor } = context.get(servicesContext)
  const viewer = context.get(viewerContext)!
  let setCookies: readonly string[] = []
  if (body?.passkey) {
    const proof = await passkeySignIn.confirm(body.passkey, request)
    if (!proof.ok) return passkeyRefusal(proof.problem)
    setCookies = proof.setCookies
  } else {
    const proof = await secondFactor.check(viewer, body?.code, null)
    if (!proof.ok) return passwordProofRefusal(proof)
  }
  if (await secondFactor.turnOff(viewer.id)) noteForAudit(context, { what: 'second-factor.disabled' })
  return withCookies(new Response(null, { status: 204 }), setCookies)
}
