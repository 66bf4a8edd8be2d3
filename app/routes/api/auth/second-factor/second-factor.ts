import { ACCOUNT_CALL_LIMIT_BYTES, secondFactorConfirmation } from '#domain/identity/account-calls.ts'
import { servicesContext, viewerContext } from '../../../../context.ts'
import { readJson, unprocessable } from '../../body.ts'
import { problem } from '../../problem.ts'
import type { Route } from './+types/second-factor'
import { noSecondFactor } from './no-second-factor.ts'
import { turnOff } from './turn-off.ts'

export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method === 'POST') return begin(args)
  return args.request.method === 'PUT' ? confirm(args) : turnOff(args)
}

async function begin({ context }: Route.ActionArgs): Promise<Response> {
  const begun = await context.get(servicesContext).secondFactor.begin(context.get(viewerContext)!)
  if (begun) return Response.json(begun, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  return problem(409, {
    code: 'second-factor-on',
    detail: 'Your second factor is on already. Turn it off first to set up another app.',
  })
}

async function confirm({ request, context }: Route.ActionArgs): Promise<Response> {
  const body = await readJson(request, secondFactorConfirmation, ACCOUNT_CALL_LIMIT_BYTES)
  const result = await context.get(servicesContext).identity.confirmSecondFactor(request, body.code)
  if (result.ok) return Response.json({ recoveryCodes: result.recoveryCodes })
  switch (result.problem) {
    case 'wrong-code':
      return unprocessable({
        code: 'This is not the code of this half minute. Type the six digits that the app shows now; its clock has to be right.',
      })
    case 'not-begun':
      return noSecondFactor('There is nothing to confirm: your second factor is on already, or was not set up yet.')
    case 'signed-out':
      return problem(401, { code: 'user-mismatch', detail: 'Your session has ended. Sign in again.' })
  }
}
