import { mailCapsChange } from '#domain/mail/mail-caps.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/caps'

/** The limits count from the next mail on. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, mailCapsChange)
  await context.get(servicesContext).mailAdmin.saveCaps(body)
  return new Response(null, { status: 204 })
}
