import type { SettingRevisionList } from '#domain/api/api-answers.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/setting-revisions'

export async function loader({ context }: Route.LoaderArgs) {
  const revisions = await context.get(servicesContext).settings.revisions()
  return Response.json({ revisions } satisfies SettingRevisionList)
}
