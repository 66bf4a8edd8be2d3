import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/backup'
import { noSuchBackup } from './job-answer.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await context.get(servicesContext).backups.open(params.id)
  if (!file) return noSuchBackup()
  return new Response(file.content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(file.bytes),
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
