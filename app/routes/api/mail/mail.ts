import { mailServerChange } from '#domain/mail-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson, unprocessable } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/mail'

/** `PATCH /api/mail`: the server that mail leaves by. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PATCH') return problem(405, 'Method Not Allowed', {}, { Allow: 'PATCH' })
  const body = await readJson(request, mailServerChange)
  if (!body.ok) return body.response
  const isSaved = await context.get(servicesContext).mailDesk.saveServer(body.value.url === '' ? null : body.value)
  if (!isSaved) return unprocessable({ url: 'Type the password again: the one that is kept belongs to another server' })
  return new Response(null, { status: 204 })
}
