import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useLocation, useRevalidator } from 'react-router'
import { useLocale } from '../../ui/locale.ts'
import { Message } from '../../ui/message.tsx'
import type { Route } from './+types/editor'
import { type LoadedPost, loadPost } from './editor/load-post.ts'
import { NewPostNotices, useCreated } from './editor/new-post-notices.tsx'
import { type FormConsequences, type FormStart, useEditedPost } from './editor/use-edited-post.ts'
import { Announcement } from './post-form/announcing/announcement.tsx'
import { labelsOf } from './post-form/edited-post.ts'
import type { FormValues } from './post-form/form-values.ts'
import { PostForm } from './post-form/post-form.tsx'
import { PreviewLink } from './post-form/preview-link.tsx'
import { useLeftOut } from './post-form/saving/left-out-note.tsx'
import { TakenInNote } from './post-form/saving/merge/taken-in-note.tsx'
import { PendingNotice } from './post-form/saving/pending-notice.tsx'
import { RefusedNotice } from './post-form/saving/refused-notice.tsx'
import { ScheduledNotice } from './post-form/saving/scheduled-notice.tsx'
import { EmptyList } from './post-list/empty-list.tsx'
import { useHeadingFocus } from './shell/focus-fallback.ts'
import { ScreenTitle } from './shell/screen-title.tsx'

export function loader({ request, params, pattern, context }: Route.LoaderArgs) {
  const path = new URL(request.url).searchParams.get('path')
  return loadPost('id' in params ? params.id : undefined, pattern, context, path)
}

export default function EditPost({ loaderData }: Route.ComponentProps) {
  const { status, post, blank } = loaderData
  // A post that is published, or taken back, gets another form at its other address.
  return <Editor key={`${status === 'published'} ${post?.id} ${blank?.page?.path}`} loaded={loaderData} />
}

/** The screen of one post, or of new ones, each in a form of its own. */
function Editor({ loaded }: { loaded: LoadedPost }) {
  const { t } = useLocale()
  const { revalidate } = useRevalidator()
  const [start, setStart] = useState<FormStart & { form: number }>({ form: 0, base: loaded, carried: {} })
  const [isStale, setStale] = useState(false)
  const { created, showCreated } = useCreated()
  const leftOut = useLeftOut()
  const { post, preview } = loaded

  useEffect(() => {
    if (!isStale || loaded === start.base) return
    setStart({ ...start, base: loaded })
    setStale(false)
  }, [isStale, loaded, start])

  return (
    <>
      {post && (
        <div className="cluster post-tools">
          <PreviewLink {...preview} shows={loaded.status === 'published' ? loaded.kind : 'draft'} />
          <Link to={`/admin/revisions/${post.id}`}>{t('form.revisions')}</Link>
        </div>
      )}
      <EditorForm
        key={start.form}
        loaded={loaded}
        start={start}
        onCreated={(created, sections) => {
          leftOut.add(sections)
          showCreated(created)
          scrollTo({ top: 0 })
        }}
        onStartOver={(carried = {}) => setStart({ form: start.form + 1, base: loaded, carried })}
        onStale={() => {
          setStale(true)
          void revalidate()
        }}
        notices={(typed) =>
          loaded.status === 'new' &&
          loaded.kind === 'post' && (
            <NewPostNotices typed={typed} steps={loaded.steps} created={created} leftOut={leftOut} />
          )
        }
      />
    </>
  )
}

interface EditorFormProps extends FormConsequences {
  loaded: LoadedPost
  start: FormStart
  notices: (typed: FormValues) => ReactNode
}

function EditorForm({ loaded, start, notices, ...consequences }: EditorFormProps) {
  const { t } = useLocale()
  const { post, refused, dating, ...edited } = useEditedPost(loaded, start, consequences)
  const { status, published } = post
  const { pending } = start.base
  useHeadingFocus(refused)
  return (
    <>
      <ScreenTitle screen={t(labelsOf(status, post.kind).screen)} />
      <PostForm
        post={post}
        notice={(form) => (
          <>
            {notices(form.typed)}
            {published && loaded.audience && refused?.refusal.status !== 404 && (
              <Announcement post={published} announcement={loaded.announcement} audience={loaded.audience} />
            )}
            {edited.takenIn && <TakenInNote takenIn={edited.takenIn} />}
            {refused?.elsewhere?.isTimed && refused.elsewhere.publishAt !== null && (
              <ScheduledNotice publishAt={refused.elsewhere.publishAt} dating={null} />
            )}
            {refused ? (
              <RefusedNotice
                {...refused}
                status={status}
                form={form}
                onSettled={edited.settle}
                onStartOver={consequences.onStartOver}
              />
            ) : pending && !edited.isSaved ? (
              <PendingNotice {...pending} />
            ) : (
              post.publishAt !== null && (
                <ScheduledNotice
                  publishAt={post.publishAt}
                  dating={dating.of(form.typed)}
                  onDating={(isToday) => dating.answer(form.typed.date, isToday)}
                />
              )
            )}
          </>
        )}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLocale()
  const isDraft = useLocation().pathname.startsWith('/admin/drafts/')
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return isDraft ? (
    <EmptyList title={t('form.draftNotHere')}>
      <ScreenTitle screen={t('form.noSuchDraft')} />
      <Message
        of="form.draftWentElsewhere"
        slots={{
          drafts: (words) => <Link to="/admin/drafts">{words}</Link>,
          posts: (words) => <Link to="/admin/posts">{words}</Link>,
          trash: (words) => <Link to="/admin/trash">{words}</Link>,
        }}
      />
    </EmptyList>
  ) : (
    <EmptyList title={t('form.postNotHere')}>
      <ScreenTitle screen={t('form.noSuchPost')} />
      <Message of="form.postDeleted" slots={{ link: (words) => <Link to="/admin/posts">{words}</Link> }} />
    </EmptyList>
  )
}
