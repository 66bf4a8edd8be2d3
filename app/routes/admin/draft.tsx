import { useEffect, useMemo, useRef, useState } from 'react'
import { data, isRouteErrorResponse, Link, redirect, useRevalidator } from 'react-router'
import * as messages from '#domain/messages.ts'
import { pictureAddresses } from '#domain/posts/picture-addresses.ts'
import { postDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { postCreation } from '#domain/posts/post-writing.ts'
import { dateIfPublished, isDayOfSchedule } from '#domain/posts/status/dated-ahead.ts'
import { statusOf } from '#domain/posts/status/status.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { call } from '../../ui/call.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/draft'
import { useApplication } from './application-context.ts'
import type { Mailed } from './mail/mailed-note.tsx'
import { announcementAudience } from './post-form/announcing/announcement-audience.ts'
import { recipientsIn } from './post-form/announcing/recipients-in.ts'
import { errorsOf } from './post-form/form-errors.ts'
import type { PostVersion } from './post-form/form-state.ts'
import { type FormValues, formOf, toCreation } from './post-form/form-values.ts'
import { PostForm } from './post-form/post-form.tsx'
import { PostTools } from './post-form/post-tools.tsx'
import { PreviewLink } from './post-form/preview-link.tsx'
import { isPublishedMeanwhile, PublishedNotice } from './post-form/saving/published-notice.tsx'
import { ScheduledNotice } from './post-form/saving/scheduled-notice.tsx'
import { useConflict } from './post-form/saving/use-conflict.tsx'
import { copyOf, DRAFT_SAVED, noteCopy, publishPost } from './post-form/saving/working-copy.ts'
import { EmptyList } from './post-list/empty-list.tsx'
import { toastTrashed } from './post-list/restore-post.ts'
import { ScreenTitle } from './shell/screen-title.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { savedPosts, media, previewLinks, scores } = context.get(servicesContext)
  const draft = await savedPosts.find(params.id)
  if (draft?.status === 'published') throw redirect(`/admin/posts/${params.id}`)
  if (!draft) throw data(null, { status: 404 })
  const { announces, publishAt, revision } = draft
  const { timeZone } = context.get(settingsContext)
  return {
    post: postDocument(draft),
    announces,
    publishAt,
    version: { revision, edit: 0 },
    pictures: await media.describe(pictureAddresses(draft)),
    audience: await announcementAudience(context),
    spreads: await scores.spreads(),
    preview: { id: draft.id, expiresAt: await previewLinks.expiresAt(draft.id), timeZone },
  }
}

const SCHEDULED_SAVED = 'Saved. The post comes out as it is now, at its time.'

type Loaded = Awaited<ReturnType<typeof loader>>

export default function EditDraft({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle screen={loaderData.publishAt === null ? 'Draft' : 'Scheduled Post'} />
      <PostTools id={loaderData.post.id}>
        <PreviewLink key={loaderData.post.id} {...loaderData.preview} />
      </PostTools>
      <Editor key={loaderData.post.id} loaded={loaderData} />
    </>
  )
}

function Editor({ loaded }: { loaded: Loaded }) {
  const { id } = loaded.post
  const { history, timeZone } = useApplication()
  const { revalidate } = useRevalidator()
  const { base, noteRefusal, ...conflict } = useConflict(loaded)
  // The form keeps its own values after a save: those of the answer have other section keys, which would remount the fields.
  const [lastSaved, setLastSaved] = useState<{ values: FormValues; version: PostVersion } | null>(null)
  const initial = useMemo(() => ({ ...formOf(base.post), announces: base.announces }), [base])
  const saved = lastSaved?.values ?? initial
  const recipients = useRef(0)
  const [publishAt, setPublishAt] = useState(base.publishAt)
  /** The instant for which it is, or was before *Back to drafts*, scheduled: the date of the post may come from it. */
  const scheduledFor = useRef(base.publishAt)
  useEffect(() => {
    setPublishAt(base.publishAt)
    scheduledFor.current = base.publishAt ?? scheduledFor.current
    noteCopy(id, base.version, copyOf(initial, statusOf(base.publishAt)))
  }, [id, base, initial])
  const [isOut, setOut] = useState(false)
  /** The answer to the question about the date, and the date that it was about. */
  const [answer, setAnswer] = useState<{ date: string; isToday: boolean } | null>(null)

  /**
   * The date that the post may take if it is published now; null where there is nothing to ask. A date that was typed in this form
   * stays unless the box is ticked.
   */
  function datingOf({ date }: FormValues): { today: string; isToday: boolean } | null {
    const { current } = scheduledFor
    const today = current && dateIfPublished(date, timeZone, new Date())
    if (!current || !today) return null
    const isFollowing = date === initial.date && isDayOfSchedule(date, current, timeZone)
    return { today, isToday: answer?.date === date ? answer.isToday : isFollowing }
  }

  async function publish(values: FormValues, version: PostVersion) {
    const dating = datingOf(values)
    const dated = dating?.isToday ? { ...values, date: dating.today } : values
    const result = await publishPost(dated, version)
    recipients.current = recipientsIn(result)
    return result
  }

  return (
    <PostForm
      key={base.version.revision}
      // The form of the published post has the same name, so it offers input that could not be saved before the publication.
      name={id}
      heading={publishAt === null ? 'Draft' : 'Scheduled Post'}
      button="Create Blog Post"
      isUpdate={false}
      saved={saved}
      version={lastSaved?.version ?? base.version}
      pictures={base.pictures}
      audience={loaded.audience}
      check={(values) => errorsOf(postCreation, toCreation(values))}
      save={publish}
      onSaved={({ title }) => {
        toastSuccess(messages.postCreated(title))
        const mailed: Mailed = { recipients: recipients.current, keepsMail: loaded.audience?.keepsMail ?? false }
        void history('/admin/posts', { state: { mailed } })
      }}
      autosave={{
        kind: 'draft',
        publishAt,
        onSaved({ version }, values, asked) {
          const isDraft = publishAt === null || asked === 'draft'
          if (isDraft) setPublishAt(null)
          // The title of the tab and the sidebar show the status.
          if (isDraft && publishAt !== null) void revalidate()
          if (asked) toastSuccess(isDraft ? DRAFT_SAVED : SCHEDULED_SAVED)
          setLastSaved({ values, version: { ...base.version, ...version } })
        },
      }}
      {...(publishAt !== null && {
        remove: ({ revision }) =>
          call('DELETE', `/api/blogs/${id}`, undefined, { 'If-Match': postEntityTag({ id, revision }) }),
        onRemoved() {
          toastTrashed(messages.postDeleted, id, () => history(`/admin/drafts/${id}`))
          void history('/admin/posts')
        },
      })}
      onRefused={(refusal) => {
        const { current } = refusal.document as { current?: { publishAt?: string | null } }
        if (refusal.status === 412) setPublishAt(current?.publishAt ?? null)
        setOut(isPublishedMeanwhile(refusal))
        noteRefusal(refusal)
      }}
      notice={(form) =>
        isOut ? (
          <PublishedNotice id={id} />
        ) : (
          // Compares `form.typed`: a draft also keeps the sections that a published post leaves out.
          (conflict.notice(form, 'draft', id, form.typed, () => setLastSaved(null)) ??
          (publishAt !== null && (
            <ScheduledNotice
              publishAt={publishAt}
              dating={datingOf(form.typed)}
              onDating={(isToday) => setAnswer({ date: form.typed.date, isToday })}
            />
          )))
        )
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyList title="This draft is not here any more">
      <ScreenTitle screen="No such draft" />
      It was published or deleted. <Link to="/admin/drafts">Drafts</Link>, <Link to="/admin/posts">posts</Link>,{' '}
      <Link to="/admin/trash">trash</Link>
    </EmptyList>
  )
}
