import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/demo-content'

/** `DELETE /api/demo-content`: the same as `den demo remove`. */
export async function action({ context }: Route.ActionArgs) {
  return Response.json(await context.get(servicesContext).removeDemoContent())
}
