import { eventName } from '#domain/audit-event.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import type { AuditEntry } from '#server/audit/audit-repository.ts'
import { accountSayer, callerLocale } from '../../../account-locale.ts'
import { entryIn } from '../../../audit-words.ts'
import { servicesContext } from '../../../context.ts'
import { csvHead } from '../../../csv-head.ts'
import { streamed } from '../../streamed.ts'
import { unprocessable } from '../body.ts'
import type { Route } from './+types/export'
import { auditFilter, auditQuery } from './audit-query.ts'

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const { typed, problems } = auditQuery(new URL(request.url).searchParams)
  if (Object.keys(problems).length > 0) return unprocessable(problems)
  const services = context.get(servicesContext)
  const { timeZone } = await services.settings.current()
  const [locale, say] = await Promise.all([callerLocale(args), accountSayer(args)])
  const words =
    locale.language === ENGLISH.language
      ? undefined
      : {
          head: (column: string) => csvHead(locale, column),
          entry: (entry: AuditEntry) => ({ ...entryIn(locale, say, entry), what: eventName(locale, entry.what) }),
        }
  const lines = services.audit.exportCsv(auditFilter(typed, timeZone), words)
  const response = await streamed(request, lines, 'text/csv; charset=utf-8', services)
  response.headers.set('Content-Disposition', 'attachment; filename="audit-log.csv"')
  return response
}
