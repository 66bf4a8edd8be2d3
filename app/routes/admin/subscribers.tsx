import { useId, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { SUBSCRIBER_STATUSES, type Subscriber, type SubscriberStatus } from '#domain/subscriber.ts'
import { servicesContext } from '../../context.ts'
import { call } from '../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/subscribers'
import { useApplication } from './application-context.ts'
import { ListFilters } from './shell/list-filters.tsx'
import { Exchange } from './subscribers/exchange.tsx'
import { type SubscriberListFilter, subscriberFilter, subscriberQuery } from './subscribers/subscriber-filter.ts'

const PAGE = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { subscribers } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const filter = subscriberFilter(query)
  const page = /^[1-9]\d{0,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const [list, counts] = await Promise.all([
    subscribers.list({ ...filter, offset: (page - 1) * PAGE }),
    subscribers.counts(),
  ])
  return { ...list, counts, filter, page }
}

/** Who gets the new posts by e-mail, who asked to, and who left. */
export default function SubscriberScreen({ loaderData }: Route.ComponentProps) {
  const { subscribers, total, counts, filter, page } = loaderData
  const { blogName, history } = useApplication()
  const id = useId()
  return (
    <section className="subscribers" aria-labelledby={id}>
      <title>{`Subscribers – ${blogName}`}</title>
      <h2 className="admin__heading" id={id}>
        Subscribers
      </h2>
      <Counts counts={counts} />
      <ListFilters
        search={filter.q ?? ''}
        placeholder="Part of an address"
        choice={{
          label: 'Show',
          name: 'status',
          value: filter.status ?? '',
          options: SUBSCRIBER_STATUSES.map((status) => ({ value: status, label: STATUS_WORDS[status] })),
        }}
        onChange={(query) =>
          history(`/admin/subscribers${subscriberQuery(subscriberFilter(query))}`, { replace: true })
        }
      />
      <p className="posts__total" role="status">
        {total === 1 ? '1 address' : `${total.toLocaleString('en')} addresses`}
      </p>
      {subscribers.length === 0 ? (
        <Nobody isFiltered={total === 0 && Boolean(filter.q || filter.status)} />
      ) : (
        <Table subscribers={subscribers} />
      )}
      <Pages filter={filter} page={page} last={Math.max(1, Math.ceil(total / PAGE))} />
      <Exchange />
    </section>
  )
}

const STATUS_WORDS: Readonly<Record<SubscriberStatus, string>> = {
  pending: 'Waiting to confirm',
  active: 'Subscribed',
  unsubscribed: 'Left',
  bounced: 'Undeliverable',
  suppressed: 'Taken out',
}

function Counts({ counts }: { counts: Readonly<Record<SubscriberStatus, number>> }) {
  return (
    <dl className="figures">
      {SUBSCRIBER_STATUSES.map((status) => (
        <div key={status} className="figures__figure">
          <dt>{STATUS_WORDS[status]}</dt>
          <dd>{counts[status].toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Table({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState('')

  async function suppress({ id, email }: Subscriber) {
    setBusy(id)
    const result = await call('PATCH', `/api/subscribers/${id}`, { status: 'suppressed' })
    setBusy('')
    if (!result.ok) return toastFailure(result.refusal.detail)
    toastSuccess(`${email} gets no mail any more`)
    await revalidate()
  }

  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Status</th>
            <th scope="col">Since</th>
            <th scope="col">From</th>
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {subscribers.map((subscriber) => (
            <tr key={subscriber.id}>
              <th scope="row">{subscriber.email}</th>
              <td>
                <span className={`status status--${subscriber.status}`}>{STATUS_WORDS[subscriber.status]}</span>
              </td>
              <td>{(subscriber.confirmedAt ?? subscriber.createdAt).slice(0, 10)}</td>
              <td>{subscriber.source}</td>
              <td className="table__action">
                {subscriber.status !== 'suppressed' && (
                  <button
                    type="button"
                    className="text-button"
                    disabled={busy === subscriber.id}
                    onClick={() => suppress(subscriber)}
                    aria-label={`Take out ${subscriber.email}`}
                  >
                    Take out
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="posts__empty">
      <p className="posts__empty-title">{isFiltered ? 'Nobody by that name' : 'Nobody has knocked yet'}</p>
      <p>
        {isFiltered
          ? 'No address holds these letters and stands so.'
          : 'Whoever subscribes in the footer or on Greetings stands here, once they have confirmed by mail.'}
      </p>
    </div>
  )
}

function Pages({ filter, page, last }: { filter: SubscriberListFilter; page: number; last: number }) {
  if (last === 1) return null
  const to = (number: number) => `/admin/subscribers${subscriberQuery(filter, number)}`
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && (
        <Link className="button button--quiet" to={to(page - 1)}>
          Newer
        </Link>
      )}
      <span>
        Page {page} of {last}
      </span>
      {page < last && (
        <Link className="button button--quiet" to={to(page + 1)}>
          Older
        </Link>
      )}
    </nav>
  )
}
