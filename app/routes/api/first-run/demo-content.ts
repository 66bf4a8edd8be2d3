import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/demo-content'

/** Does the same as `den demo remove`. */
export async function action({ context }: Route.ActionArgs) {
  const result = await context.get(servicesContext).removeDemoContent()
  noteForAudit(context, { about: `${result.removed} removed` })
  return Response.json(result)
}
