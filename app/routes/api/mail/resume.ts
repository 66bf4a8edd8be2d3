import { mailResume } from '#domain/mail/mail-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/resume'

export async function action({ request, context }: Route.ActionArgs) {
  const body = request.headers.has('Content-Type') ? await readJson(request, mailResume) : undefined
  const { ok, reply } = await context.get(servicesContext).mailAdmin.resume(body?.transport)
  return ok ? new Response(null, { status: 204 }) : problem(502, { detail: reply })
}
