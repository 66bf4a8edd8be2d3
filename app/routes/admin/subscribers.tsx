import { Link, redirect } from 'react-router'
import { SUBSCRIBER_STATUSES } from '#domain/subscribers/subscriber.ts'
import { servicesContext } from '../../context.ts'
import { useLocale } from '../../ui/locale.ts'
import { Message } from '../../ui/message.tsx'
import type { Route } from './+types/subscribers'
import { useApplication } from './application-context.ts'
import { Figures } from './list/figures.tsx'
import { Pages } from './list/pages.tsx'
import { EmptyList } from './post-list/empty-list.tsx'
import { useFocusFallback } from './shell/focus-fallback.ts'
import { ListFilters } from './shell/list-filters.tsx'
import { Screen } from './shell/screen-title.tsx'
import { AddSubscriber } from './subscribers/add-subscriber.tsx'
import { Exchange } from './subscribers/exchange.tsx'
import { subscriberFilter, subscriberQuery } from './subscribers/subscriber-filter.ts'
import { SubscriberTable } from './subscribers/subscriber-table.tsx'

const PAGE = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { isMailed, subscribers } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const filter = subscriberFilter(query)
  const page = /^[1-9]\d{0,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const [list, counts, canMail] = await Promise.all([
    subscribers.list({ ...filter, offset: (page - 1) * PAGE }),
    subscribers.counts(),
    isMailed(),
  ])
  const last = Math.max(1, Math.ceil(list.total / PAGE))
  // A link may name a page beyond the last one of today.
  if (page > last) throw redirect(`/admin/subscribers${subscriberQuery(filter, last)}`)
  return { ...list, counts, isMailed: canMail, filter, page, last }
}

export default function SubscriberScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { subscribers, total, counts, isMailed, filter, page, last } = loaderData
  const { history } = useApplication()
  const { fallback, ...focus } = useFocusFallback<HTMLParagraphElement>(subscribers)
  return (
    <Screen name={t('labels.subscribers')}>
      {!isMailed && (
        <p className="alert alert--warning">
          <Message of="subscribers.unmailed" slots={{ mail: (words) => <Link to="/admin/mail">{words}</Link> }} />
        </p>
      )}
      <Figures
        figures={SUBSCRIBER_STATUSES.map((status) => ({ label: t(`subscribers.${status}`), count: counts[status] }))}
      />
      <ListFilters
        search={filter.q ?? ''}
        placeholder={t('subscribers.searchHint')}
        choice={{
          label: t('labels.show'),
          name: 'status',
          value: filter.status ?? '',
          options: SUBSCRIBER_STATUSES.map((status) => [status, t(`subscribers.${status}`)]),
        }}
        onChange={(query) =>
          history(`/admin/subscribers${subscriberQuery(subscriberFilter(query))}`, { replace: true })
        }
      />
      <p className="meta" role="status" tabIndex={-1} ref={fallback}>
        {t('subscribers.addresses', { count: total })}
      </p>
      {subscribers.length === 0 ? (
        <NoSubscribers isFiltered={Boolean(filter.q || filter.status)} />
      ) : (
        <SubscriberTable subscribers={subscribers} focus={focus} />
      )}
      <Pages
        label={t('labels.pages')}
        page={page}
        last={last}
        to={(other) => `/admin/subscribers${subscriberQuery(filter, other)}`}
      />
      <AddSubscriber isMailed={isMailed} />
      <Exchange />
    </Screen>
  )
}

function NoSubscribers({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLocale()
  return (
    <EmptyList title={isFiltered ? t('subscribers.nobodyByThatName') : t('subscribers.nobodyYet')}>
      {isFiltered ? t('subscribers.nobodyByThatNameMore') : t('subscribers.nobodyYetMore')}
    </EmptyList>
  )
}
