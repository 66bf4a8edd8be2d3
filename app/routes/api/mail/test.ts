import { mailTest } from '#domain/mail/mail-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/test'

export async function action({ request, context }: Route.ActionArgs) {
  const { to, transport } = await readJson(request, mailTest)
  const { ok, reply } = await context.get(servicesContext).mailAdmin.test(to, transport)
  return ok ? Response.json({ reply }) : problem(502, { detail: reply })
}
