import { mailTest } from '#domain/mail/mail-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/test'

/** `POST /api/mail/test`: sends one mail now, and returns the reply of the server. */
export async function action({ request, context }: Route.ActionArgs) {
  const { to, transport } = await readJson(request, mailTest)
  const { ok, reply } = await context.get(servicesContext).mailAdmin.test(to, transport)
  return ok ? Response.json({ reply }) : problem(502, { detail: reply })
}
