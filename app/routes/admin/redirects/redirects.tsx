import { useId, useState } from 'react'
import { redirect } from 'react-router'
import { today } from '#domain/text/civil-time.ts'
import type { Redirect } from '#server/redirects/redirects.ts'
import { servicesContext } from '../../../context.ts'
import { QuietButton, TextButton } from '../../../ui/button.tsx'
import { deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
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
  const services = context.get(servicesContext)
  const found = await services.redirects.page(q, page)
  if (page > found.pages) throw redirect(addressOf(q, found.pages))
  const unpublished = found.redirects.flatMap(({ target, post }) => (target === null && post ? [post.id] : []))
  return { ...found, q, titles: await services.savedPosts.titles(unpublished) }
}

type Asked = { readonly kind: 'add' } | { readonly kind: 'change' | 'remove'; readonly redirect: Redirect }

export default function Redirects({ loaderData: { redirects, titles, page, pages, total, q } }: Route.ComponentProps) {
  const { t } = useLocale()
  const { history } = useApplication()
  const [asked, setAsked] = useState<Asked | null>(null)
  const id = useId()
  const close = () => setAsked(null)
  return (
    <MovingFrame screen="imports.redirects" id={id}>
      <p className="lead">{t('redirects.oldAddressesLeadToNew')}</p>
      <p className="actions">
        <QuietButton onClick={() => setAsked({ kind: 'add' })}>{t('redirects.addRedirect')}</QuietButton>
      </p>
      {(total > 0 || q) && (
        <>
          <ListFilters
            search={q}
            placeholder={t('redirects.partOfAddress')}
            onChange={(query) => history(addressOf(query.get('q')?.trim() ?? ''), { replace: true })}
          />
          <p className="meta" role="status">
            {t(q ? 'redirects.redirectsFound' : 'redirects.redirectCount', { count: total })}
          </p>
        </>
      )}
      {redirects.length > 0 ? (
        <RedirectTable redirects={redirects} titles={titles} onAsk={setAsked} />
      ) : (
        <div className="empty">
          <p className="empty__title">{q ? t('redirects.noSuchAddress') : t('redirects.nothingLeadsElsewhere')}</p>
          <p>{q ? t('redirects.caseCounts') : t('redirects.howToAdd')}</p>
        </div>
      )}
      <Pages
        label={t('labels.pages')}
        words={[t('labels.before'), t('labels.next')]}
        page={page}
        last={pages}
        to={(other) => addressOf(q, other)}
      />
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          lead={t('redirects.takeAwayRedirect')}
          title={asked.redirect.path}
          text={t('redirects.comesToFrontPage')}
          confirm={t('redirects.takeAway')}
          busy={t('redirects.takingAway')}
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

interface RedirectTableProps {
  redirects: readonly Redirect[]
  /** Titles of posts that are not published, by id. */
  titles: ReadonlyMap<string, string>
  onAsk: (asked: Asked) => void
}

function RedirectTable({ redirects, titles, onAsk }: RedirectTableProps) {
  const { t, date } = useLocale()
  const { timeZone } = useApplication()
  return (
    <CardTable
      columns={[
        { name: t('redirects.oldAddress'), of: ({ path }) => <span className="wraps">{path}</span> },
        {
          name: t('redirects.leadsTo'),
          of: (each) => <Target redirect={each} title={titles.get(each.post?.id ?? '')} />,
        },
        { name: t('labels.since'), of: ({ createdAt }) => date(today(timeZone, new Date(createdAt))) },
      ]}
      rows={redirects.map((each) => ({ ...each, id: each.path }))}
      action={(each) => (
        <>
          <TextButton
            aria-label={t('redirects.changePath', { path: each.path })}
            onClick={() => onAsk({ kind: 'change', redirect: each })}
          >
            {t('redirects.change')}
          </TextButton>
          <TextButton
            aria-label={t('redirects.takeAwayPath', { path: each.path })}
            onClick={() => onAsk({ kind: 'remove', redirect: each })}
          >
            {t('redirects.takeAwayAsks')}
          </TextButton>
        </>
      )}
    />
  )
}

function Target({ redirect: { target, post }, title }: { redirect: Redirect; title: string | undefined }) {
  const { t } = useLocale()
  if (target === null)
    return (
      <span className="wraps">
        {title !== undefined && (title.trim() || t('labels.untitled'))}
        <span className="meta">{t('redirects.postNotPublished')}</span>
      </span>
    )
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
