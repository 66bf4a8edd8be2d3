import { redirect } from 'react-router'
import { accountLocale, accountSayer } from '../../account-locale.ts'
import { entryIn } from '../../audit-words.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { useLocale } from '../../ui/locale.ts'
import { auditFilter, auditQuery } from '../api/audit/audit-query.ts'
import type { Route } from './+types/audit'
import { useApplication } from './application-context.ts'
import { AuditFilters } from './audit/audit-filters.tsx'
import { AuditTable } from './audit/audit-table.tsx'
import { PolicyReportTable } from './audit/policy-report-table.tsx'
import { Pages } from './list/pages.tsx'
import { EmptyList } from './post-list/empty-list.tsx'
import { ConfirmedDownload } from './shell/confirmed-download.tsx'
import { Screen } from './shell/screen-title.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const { audit, policyReports, savedPosts } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const { typed } = auditQuery(query)
  const page = /^[1-9]\d{0,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const found = await audit.page(auditFilter(typed, context.get(settingsContext).timeZone), page)
  const last = Math.max(1, found.pages)
  // The address may name a page beyond the last one of the filter.
  if (page > last) throw redirect(`/admin/audit${search(typed, last)}`)
  const postIds = found.entries.flatMap(({ postId }) => postId ?? [])
  const [locale, say] = await Promise.all([accountLocale(args), accountSayer(args)])
  const entries = found.entries.map((entry) => entryIn(locale, say, entry))
  const present = await savedPosts.present(postIds)
  return { ...found, entries, last, typed, present, reports: await policyReports.list() }
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { entries, total, page, last, typed, present, reports } = loaderData
  const { history } = useApplication()
  const isFiltered = Object.keys(typed).length > 0
  return (
    <Screen name={t('audit.auditLog')}>
      <p className="lead">{t('audit.aboutLog')}</p>
      <AuditFilters
        typed={typed}
        onChange={(query) => history(`/admin/audit${search(auditQuery(query).typed)}`, { replace: true })}
      />
      <p className="meta" role="status">
        {isFiltered ? t('audit.entriesFound', { count: total }) : t('audit.entries', { count: total })}
      </p>
      {entries.length > 0 ? (
        <AuditTable entries={entries} present={new Set(present)} />
      ) : (
        <EmptyList title={isFiltered ? t('audit.noneOfThatKind') : t('audit.noneYet')}>
          {isFiltered ? t('audit.noneFound') : t('audit.fromNowOn')}
        </EmptyList>
      )}
      <Pages label={t('labels.pages')} page={page} last={last} to={(other) => `/admin/audit${search(typed, other)}`} />
      {entries.length > 0 && (
        <p className="actions">
          <ConfirmedDownload href={`/api/audit.csv${search(typed)}`}>{t('audit.downloadCsv')}</ConfirmedDownload>
        </p>
      )}
      <PolicyReportTable reports={reports} />
    </Screen>
  )
}

/** The query string of a filter, which starts with `?` unless it is empty. */
function search(typed: Readonly<Record<string, string>>, page = 1): string {
  const query = new URLSearchParams({ ...typed, ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}
