import { useId, useState } from 'react'
import { redirect } from 'react-router'
import { formatCivilDate } from '#domain/text/civil-date.ts'
import { today } from '#domain/text/civil-time.ts'
import type { Redirect } from '#server/redirects/redirects.ts'
import { servicesContext } from '../../../context.ts'
import { QuietButton, TextButton } from '../../../ui/button.tsx'
import { deleteIfThere } from '../../../ui/call.ts'
import { Q_MAX_LENGTH } from '../../api/redirects/redirect-query.ts'
import { useApplication } from '../application-context.ts'
import { MovingFrame } from '../import/moving-frame.tsx'
import { CardTable } from '../list/card-table.tsx'
import { Pages } from '../list/pages.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { ListFilters } from '../shell/list-filters.tsx'
import type { Route } from './+types/redirects'
import { RedirectDialog } from './redirect-dialog.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const q = (query.get('q') ?? '').trim().slice(0, Q_MAX_LENGTH)
  const page = /^[1-9]\d{0,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const found = await context.get(servicesContext).redirects.page(q, page)
  if (page > found.pages) throw redirect(addressOf(q, found.pages))
  return { ...found, q }
}

type Asked = { readonly kind: 'add' } | { readonly kind: 'change' | 'remove'; readonly redirect: Redirect }

export default function Redirects({ loaderData: { redirects, page, pages, total, q } }: Route.ComponentProps) {
  const { history } = useApplication()
  const [asked, setAsked] = useState<Asked | null>(null)
  const id = useId()
  const close = () => setAsked(null)
  return (
    <MovingFrame screen="Redirects" id={id}>
      <p className="lead">
        Old addresses lead to new ones for good (301): those that imported posts had elsewhere, those that posts had
        here before, and those that you add. When a post moves, its old addresses follow it.
      </p>
      <p className="actions">
        <QuietButton onClick={() => setAsked({ kind: 'add' })}>Add a redirect…</QuietButton>
      </p>
      {(total > 0 || q) && (
        <>
          <ListFilters
            search={q}
            placeholder="Part of an address"
            onChange={(query) => history(addressOf(query.get('q')?.trim() ?? ''), { replace: true })}
          />
          <p className="meta" role="status">
            {total === 1 ? '1 redirect' : `${total.toLocaleString('en')} redirects`}
            {q && ' found'}
          </p>
        </>
      )}
      {redirects.length > 0 ? (
        <RedirectTable redirects={redirects} onAsk={setAsked} />
      ) : (
        <div className="empty">
          <p className="empty__title">{q ? 'No address like that' : 'Nothing leads elsewhere yet'}</p>
          <p>
            {q ? 'Upper and lower case count.' : 'Import posts, or add an old address that readers may still follow.'}
          </p>
        </div>
      )}
      <Pages label="Pages" words={['Before', 'Next']} page={page} last={pages} to={(other) => addressOf(q, other)} />
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          lead="Take away the redirect of"
          title={asked.redirect.path}
          text="Who opens this address then comes to the front page."
          confirm="Take away"
          busy="Taking away…"
          request={() => deleteIfThere(`/api/redirects?path=${encodeURIComponent(asked.redirect.path)}`)}
          outcome={{}}
          onClose={close}
        />
      )}
      {(asked?.kind === 'add' || asked?.kind === 'change') && (
        <RedirectDialog before={asked.kind === 'change' ? asked.redirect : null} onClose={close} />
      )}
    </MovingFrame>
  )
}

function RedirectTable({ redirects, onAsk }: { redirects: readonly Redirect[]; onAsk: (asked: Asked) => void }) {
  const { timeZone } = useApplication()
  return (
    <CardTable
      columns={[
        { name: 'Old address', of: ({ path }) => <span className="wraps">{path}</span> },
        { name: 'Leads to', of: (each) => <Target redirect={each} /> },
        { name: 'Since', of: ({ createdAt }) => formatCivilDate(today(timeZone, new Date(createdAt))) },
      ]}
      rows={redirects.map((each) => ({ ...each, id: each.path }))}
      action={(each) => (
        <>
          <TextButton onClick={() => onAsk({ kind: 'change', redirect: each })}>
            Change…<span className="visually-hidden"> {each.path}</span>
          </TextButton>
          <TextButton onClick={() => onAsk({ kind: 'remove', redirect: each })}>
            Take away…<span className="visually-hidden"> {each.path}</span>
          </TextButton>
        </>
      )}
    />
  )
}

function Target({ redirect: { target, post } }: { redirect: Redirect }) {
  if (target === null) return <span className="status">A post that is not published</span>
  return (
    <a className="wraps" href={target}>
      {post?.title.trim() || target}
    </a>
  )
}

function addressOf(q: string, page = 1): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/admin/redirects?${query}` : '/admin/redirects'
}
