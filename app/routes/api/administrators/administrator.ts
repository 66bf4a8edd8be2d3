import { roleChange } from '#domain/identity/account-calls.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/administrator'
import { signInFirst } from './sign-in-first.ts'

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args
  if (request.method === 'PATCH') return changeRole(args)
  const viewer = context.get(viewerContext)!
  const { administrators, identity } = context.get(servicesContext)
  const removed = (await administrators.list()).find(({ id }) => id === params.id)
  if (removed) noteForAudit(context, { about: removed.email })
  switch (await identity.remove(params.id, viewer)) {
    case 'removed':
      return new Response(null, { status: 204 })
    case 'themselves':
    case 'last':
      return problem(409, {
        detail: 'You cannot remove yourself, so that an owner remains. Another owner can remove you.',
      })
    case 'unknown':
      return noSuchAdministrator()
    case 'signed-out':
      return signInFirst()
  }
}

async function changeRole({ request, params, context }: Route.ActionArgs) {
  const { role } = await readJson(request, roleChange)
  const viewer = context.get(viewerContext)!
  const { administrators, log } = context.get(servicesContext)
  const result = await administrators.setRole(params.id, role, viewer.id)
  switch (result) {
    case 'changed': {
      const administrator = (await administrators.list()).find(({ id }) => id === params.id)
      if (!administrator) return noSuchAdministrator()
      log.info({ event: 'role changed', account: params.id, role, by: viewer.id }, 'an account has another role')
      noteForAudit(context, { about: `${administrator.email}, now ${role}` })
      return Response.json(administrator)
    }
    case 'themselves':
    case 'last':
      return problem(409, {
        detail: 'You cannot change your own role, so that an owner remains. Another owner can change yours.',
      })
    case 'unknown':
      return noSuchAdministrator()
    case 'caller-gone':
      return signInFirst()
  }
}

function noSuchAdministrator(): Response {
  return problem(404, { detail: 'There is no such administrator any more.' })
}
