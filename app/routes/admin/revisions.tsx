import { useEffect, useMemo, useRef, useState } from 'react'
import { data, isRouteErrorResponse, Link, redirect } from 'react-router'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import { postContent } from '#domain/posts/post-content.ts'
import { accountLocale } from '../../account-locale.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/locale.ts'
import { Message } from '../../ui/message.tsx'
import { pageNumber } from '../api/page-number.ts'
import { revisionIn } from '../api/revisions/revision-number.ts'
import type { Route } from './+types/revisions'
import { useApplication } from './application-context.ts'
import { Pages } from './list/pages.tsx'
import { EmptyList } from './post-list/empty-list.tsx'
import { DifferenceList } from './revisions/difference-list.tsx'
import { namesOf, postDifferences } from './revisions/post-differences.ts'
import { RestoreDialog } from './revisions/restore-dialog.tsx'
import { revisionAddress } from './revisions/revision-address.ts'
import { RevisionList } from './revisions/revision-list.tsx'
import { useWordComparer } from './revisions/use-word-comparer.ts'
import { instantWords } from './shell/instant-words.ts'
import { ScreenTitle } from './shell/screen-title.tsx'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { revisions, savedPosts, media } = context.get(servicesContext)
  const current = await savedPosts.find(id)
  if (!current) throw data(null, { status: 404 })
  const { timeZone } = context.get(settingsContext)
  const locale = await accountLocale({ request, context })
  const inWords = <R extends { at: string }>(revision: R) => ({
    ...revision,
    at: instantWords(locale, revision.at, timeZone),
  })
  const query = new URL(request.url).searchParams
  const { revisions: listed, page, pages } = await revisions.page(id, pageNumber(query.get('page')) ?? 1)
  // Old revisions are removed, so a stored link may name a page beyond the last.
  if (page > Math.max(pages, 1)) throw redirect(revisionAddress(id, { page: pages }))
  const wanted = revisionIn(query.get('revision') ?? '')
  const found = wanted === current.revision ? undefined : await revisions.find(id, wanted)
  const contents = found ? [postContent(current), found.content] : []
  return {
    id,
    title: current.title.trim() || locale.t('labels.untitled'),
    revision: current.revision,
    isPublished: current.status === 'published',
    revisions: listed.map(inWords),
    page,
    pages,
    chosen: found ? { ...inWords(found), now: postContent(current) } : null,
    pictures: await media.describe(contents.flatMap(pictureAddresses).filter(Boolean)),
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export default function Revisions({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { id, title, revision, isPublished, revisions, page, pages, chosen } = loaderData
  const others = revisions.filter((each) => each.revision !== revision)
  return (
    <section className={chosen ? 'revisions revisions--chosen' : 'revisions'} aria-labelledby="revisions-title">
      <ScreenTitle screen={t('revisions.revisions')} />
      <div className="cluster posts__top">
        <h2 className="admin__heading" id="revisions-title">
          {t('revisions.revisions')}
        </h2>
        <p className="heading heading--small revisions__of">{title}</p>
        <p className="posts__back">
          <Link to={isPublished ? `/admin/posts/${id}` : `/admin/drafts/${id}`}>{t('revisions.backForm')}</Link>
        </p>
      </div>
      {others.length === 0 ? (
        <EmptyList title={t('revisions.noEarlierVersionsYet')}>{t('revisions.whileYouWriteOne')}</EmptyList>
      ) : (
        <div className="revisions__panes">
          <div className="stack revisions__earlier">
            <RevisionList
              id={id}
              revisions={revisions}
              page={page}
              current={revision}
              chosen={chosen?.revision ?? null}
            />
            <Pages
              label={t('revisions.pagesRevisions')}
              page={page}
              last={pages}
              to={(other) => revisionAddress(id, { page: other })}
            />
            <p className="meta">{t('revisions.ofWhatReadersSaw')}</p>
          </div>
          {chosen ? (
            <ChosenRevision key={chosen.revision} loaded={loaderData} chosen={chosen} />
          ) : (
            <p className="muted revisions__hint">{t('revisions.chooseVersionSeeWhat')}</p>
          )}
        </div>
      )}
    </section>
  )
}

function ChosenRevision({ loaded, chosen }: { loaded: Loaded; chosen: NonNullable<Loaded['chosen']> }) {
  const locale = useLocale()
  const { t } = locale
  const { id, revision, isPublished, pictures, page } = loaded
  const [isAsking, setAsking] = useState(false)
  const { timeZone } = useApplication()
  const differences = useMemo(
    () => postDifferences(locale, chosen.now, chosen.content, timeZone),
    [locale, chosen, timeZone],
  )
  const compareWords = useWordComparer(chosen)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const changes = namesOf(locale.t, differences)
  return (
    <div className="stack revisions__chosen">
      <Link className="link revisions__all" to={revisionAddress(id, { page })}>
        {t('revisions.allRevisions')}
      </Link>
      <h3 className="heading told" tabIndex={-1} ref={heading}>
        {chosen.at}
      </h3>
      {changes.length === 0 ? (
        <p>{t('revisions.thisVersionSaysSame')}</p>
      ) : (
        <>
          <p className="muted">
            <Message
              of="revisions.marks"
              slots={{ removed: (words) => <del>{words}</del>, added: (words) => <ins>{words}</ins> }}
            />
          </p>
          <p className="actions">
            <Button onClick={() => setAsking(true)}>{t('revisions.restoreThisVersion')}</Button>
          </p>
          <DifferenceList differences={differences} pictures={pictures} compareWords={compareWords} />
        </>
      )}
      {isAsking && (
        <RestoreDialog
          id={id}
          current={revision}
          revision={chosen.revision}
          at={chosen.at}
          isPublished={isPublished}
          changes={changes}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLocale()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyList title={t('revisions.thisPostNotHere')}>
      <ScreenTitle screen={t('form.noSuchPost')} />
      <Message
        of="revisions.deleted"
        slots={{
          posts: (words) => <Link to="/admin/posts">{words}</Link>,
          trash: (words) => <Link to="/admin/trash">{words}</Link>,
        }}
      />
    </EmptyList>
  )
}
