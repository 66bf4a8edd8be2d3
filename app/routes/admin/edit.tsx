import { useEffect, useMemo, useState } from 'react'
import { data, isRouteErrorResponse, Link, redirect } from 'react-router'
import * as messages from '#domain/messages.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import { wholeChangeOf } from '#domain/posts/post-change.ts'
import { postDocument } from '#domain/posts/post-document.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { onlyAuthor } from '../../role-refusal.ts'
import { defaultSource, useSite } from '../../ui/site.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/edit'
import { useApplication } from './application-context.ts'
import { Announcement } from './post-form/announcing/announcement.tsx'
import { announcementAudience } from './post-form/announcing/announcement-audience.ts'
import { errorsOf } from './post-form/form-errors.ts'
import type { PostVersion } from './post-form/form-state.ts'
import { asShown, type FormValues, formOf, toChange, toDraft } from './post-form/form-values.ts'
import { PostForm } from './post-form/post-form.tsx'
import { PostTools } from './post-form/post-tools.tsx'
import { PreviewLink } from './post-form/preview-link.tsx'
import { PendingNotice } from './post-form/saving/pending-notice.tsx'
import { useConflict } from './post-form/saving/use-conflict.tsx'
import { changePost, copyOf, discardCopy, noteCopy } from './post-form/saving/working-copy.ts'
import { EmptyList } from './post-list/empty-list.tsx'
import { ScreenTitle } from './shell/screen-title.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { savedPosts, pendingEdits, media, mailAdmin, previewLinks, scores } = context.get(servicesContext)
  const post = await savedPosts.find(params.id)
  if (!post) throw data(null, { status: 404 })
  if (post.status !== 'published') throw redirect(`/admin/drafts/${params.id}`)
  const [pictures, pending, announcement = null, audience, expiresAt, spreads] = await Promise.all([
    media.describe(pictureAddresses(post)),
    pendingEdits.find(params.id),
    onlyAuthor(context) ? undefined : mailAdmin.announcementOf(params.id),
    announcementAudience(context),
    previewLinks.expiresAt(params.id),
    scores.spreads(),
  ])
  const preview = { id: post.id, expiresAt, timeZone: context.get(settingsContext).timeZone }
  const loaded = { post: postDocument(post), revision: post.revision, announcement, audience, preview, spreads }
  if (!pending) return { ...loaded, version: { revision: post.revision, edit: 0 }, pictures, pending: null }
  const { content, baseRevision, edit, updatedAt, updatedBy } = pending
  return {
    ...loaded,
    version: { revision: baseRevision, edit },
    pictures: new Map([...pictures, ...(await media.describe(pictureAddresses(content)))]),
    pending: { content, updatedAt, updatedBy },
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export default function EditPost({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle screen="Update Blog" />
      <PostTools id={loaderData.post.id}>
        <PreviewLink
          key={loaderData.post.id}
          {...loaderData.preview}
          shows="the post with the changes that are not out yet"
        />
      </PostTools>
      <Editor key={loaderData.post.id} loaded={loaderData} />
    </>
  )
}

function Editor({ loaded }: { loaded: Loaded }) {
  const { history } = useApplication()
  const source = defaultSource(useSite())
  const { base, isGone, noteRefusal, ...conflict } = useConflict(loaded, (post) => formOf(asShown(post, source)))
  const { post, pending } = base
  const { id } = post
  const shown = useMemo(() => asShown(post, source), [post, source])
  const values = useMemo(() => formOf(shown), [shown])
  const loadedEdit = useMemo(() => (pending ? formOf({ ...shown, ...pending.content }) : undefined), [shown, pending])
  useEffect(() => {
    noteCopy(id, base.version, loadedEdit ? copyOf(loadedEdit, 'published') : { ...post })
  }, [id, post, loadedEdit, base])

  const [lastSaved, setLastSaved] = useState<FormValues | null>(null)
  const saved = lastSaved ?? loadedEdit

  function update(values: FormValues, version: PostVersion) {
    return changePost(id, { ...toChange(values, post), status: 'published', edit: version.edit }, version)
  }

  function unpublish(values: FormValues, version: PostVersion) {
    return changePost(id, { ...toDraft(values), status: 'draft', edit: version.edit }, version)
  }

  return (
    <PostForm
      key={`${base.version.revision}.${base.version.edit}`}
      name={id}
      heading="Update Blog"
      button="Update Blog"
      isUpdate
      saved={values}
      {...(saved && { initial: saved })}
      version={base.version}
      pictures={base.pictures}
      check={(values) => errorsOf(wholeChangeOf(post), toChange(values, post))}
      save={update}
      unpublish={unpublish}
      onSaved={({ title }) => {
        toastSuccess(messages.postUpdated(title))
        void history('/admin/posts')
      }}
      autosave={{
        kind: 'edit',
        saved,
        onSaved: (_, values) => setLastSaved(values),
      }}
      discard={async (_, version) => {
        const result = await discardCopy(id, version)
        if (result.ok) {
          setLastSaved(values)
          return true
        }
        toastFailure(result.refusal.detail)
        noteRefusal(result.refusal)
        return false
      }}
      onRefused={noteRefusal}
      notice={(form) => (
        <>
          {loaded.audience && !isGone && (
            <Announcement post={post} announcement={loaded.announcement} audience={loaded.audience} />
          )}
          {conflict.notice(form, 'post', id, form.values, () => setLastSaved(null)) ??
            (pending && lastSaved === null && <PendingNotice {...pending} />)}
        </>
      )}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyList title="This post is not here any more">
      <ScreenTitle screen="No such post" />
      Somebody may have deleted it. <Link to="/admin/posts">Back to the list</Link>
    </EmptyList>
  )
}
