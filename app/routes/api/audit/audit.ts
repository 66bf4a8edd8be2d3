import type { AuditEntry } from '#server/audit/audit-repository.ts'
import { servicesContext } from '../../../context.ts'
import { unprocessable } from '../body.ts'
import { pageNumber } from '../page-number.ts'
import { badPage } from '../problem.ts'
import type { Route } from './+types/audit'
import { auditFilter, auditQuery } from './audit-query.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageNumber(query.get('page'))
  if (page === undefined) return badPage()
  const { typed, problems } = auditQuery(query)
  if (Object.keys(problems).length > 0) return unprocessable(problems)
  const { audit, settings } = context.get(servicesContext)
  const { timeZone } = await settings.current()
  const { entries, ...rest } = await audit.page(auditFilter(typed, timeZone), page)
  return Response.json({ entries: entries.map(documentOf), ...rest })
}

function documentOf({ at, who, what, about, postId, network }: AuditEntry) {
  return { at, who, what, about: postId === null ? about : `${about} (${postId})`, network }
}
