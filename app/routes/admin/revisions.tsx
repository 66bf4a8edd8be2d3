import { useEffect, useMemo, useRef, useState } from 'react'
import { data, isRouteErrorResponse, Link, redirect } from 'react-router'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import { postContent } from '#domain/posts/post-content.ts'
import { formatInstant } from '#domain/text/civil-time.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/locale.ts'
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
import { ScreenTitle } from './shell/screen-title.tsx'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { revisions, savedPosts, media } = context.get(servicesContext)
  const current = await savedPosts.find(id)
  if (!current) throw data(null, { status: 404 })
  const { timeZone } = context.get(settingsContext)
  const inWords = <R extends { at: string }>(revision: R) => ({ ...revision, at: formatInstant(revision.at, timeZone) })
  const query = new URL(request.url).searchParams
  const { revisions: listed, page, pages } = await revisions.page(id, pageNumber(query.get('page')) ?? 1)
  // Old revisions are removed, so a stored link may name a page beyond the last.
  if (page > Math.max(pages, 1)) throw redirect(revisionAddress(id, { page: pages }))
  const wanted = revisionIn(query.get('revision') ?? '')
  const found = wanted === current.revision ? undefined : await revisions.find(id, wanted)
  const contents = found ? [postContent(current), found.content] : []
  return {
    id,
    title: current.title.trim() || 'Untitled',
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
  const { id, title, revision, isPublished, revisions, page, pages, chosen } = loaderData
  const others = revisions.filter((each) => each.revision !== revision)
  return (
    <section className={chosen ? 'revisions revisions--chosen' : 'revisions'} aria-labelledby="revisions-title">
      <ScreenTitle screen="Revisions" />
      <div className="cluster posts__top">
        <h2 className="admin__heading" id="revisions-title">
          Revisions
        </h2>
        <p className="heading heading--small revisions__of">{title}</p>
        <p className="posts__back">
          <Link to={isPublished ? `/admin/posts/${id}` : `/admin/drafts/${id}`}>Back to the form</Link>
        </p>
      </div>
      {others.length === 0 ? (
        <EmptyList title="No earlier versions yet">
          While you write, one is kept for every ten minutes, and each one that is published.
        </EmptyList>
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
              label="Pages of revisions"
              page={page}
              last={pages}
              to={(other) => revisionAddress(id, { page: other })}
            />
            <p className="meta">
              Of what readers saw, the last version of each day is kept for a month, then the last of each month.
            </p>
          </div>
          {chosen ? (
            <ChosenRevision key={chosen.revision} loaded={loaderData} chosen={chosen} />
          ) : (
            <p className="muted revisions__hint">Choose a version to see what it would change.</p>
          )}
        </div>
      )}
    </section>
  )
}

function ChosenRevision({ loaded, chosen }: { loaded: Loaded; chosen: NonNullable<Loaded['chosen']> }) {
  const locale = useLocale()
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
        All revisions
      </Link>
      <h3 className="heading told" tabIndex={-1} ref={heading}>
        {chosen.at}
      </h3>
      {changes.length === 0 ? (
        <p>This version says the same as the post says now.</p>
      ) : (
        <>
          <p className="muted">
            <del>Struck out</del>: what the post says now. <ins>Underlined</ins>: what it would say.
          </p>
          <p className="actions">
            <Button onClick={() => setAsking(true)}>Restore this version</Button>
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
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyList title="This post is not here any more">
      <ScreenTitle screen="No such post" />
      It was deleted. <Link to="/admin/posts">Posts</Link>, <Link to="/admin/trash">trash</Link>
    </EmptyList>
  )
}
