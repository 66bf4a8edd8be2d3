import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import * as messages from '#domain/messages.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { today } from '#domain/text/civil-time.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/create'
import { useApplication } from './application-context.ts'
import { type Mailed, MailedNote } from './mail/mailed-note.tsx'
import { announcementAudience } from './post-form/announcing/announcement-audience.ts'
import { type FormInput, formInput, NO_VERSION, usableInput } from './post-form/form-state.ts'
import { type FormSection, type FormValues, hasWords, newForm, newPostId } from './post-form/form-values.ts'
import { localToday } from './post-form/local-today.ts'
import { NewPostForm } from './post-form/new-post-form.tsx'
import { LeftOutNote } from './post-form/saving/left-out-note.tsx'
import { ScreenTitle } from './shell/screen-title.tsx'
import { useUnsavedInput } from './shell/unsaved-input.ts'
import { progressWords } from './today/first-steps.tsx'

/** Milliseconds for which the page confirms, beside the toast, that the post was created. The note about its mails stays longer. */
const CONFIRMATION_MS = 2000

export async function loader({ context }: Route.LoaderArgs) {
  const { imageSource, timeZone } = context.get(settingsContext)
  const { administrators, scores, firstSteps } = context.get(servicesContext)
  const { id, role } = context.get(viewerContext)!
  const [author, audience, spreads, steps] = await Promise.all([
    administrators.authorName(id),
    announcementAudience(context),
    scores.spreads(),
    role === 'owner' ? firstSteps(id) : null,
  ])
  return { imageSource, today: today(timeZone, new Date()), author, audience, spreads, steps }
}

interface Created {
  readonly title: string
  readonly path: string
  readonly mailed: Mailed
}

export default function CreatePost({ loaderData }: Route.ComponentProps) {
  const { imageSource, author, audience, steps } = loaderData
  const { postCounts } = useApplication()
  const [date, setDate] = useState(loaderData.today)
  // Each post gets a new form, whose key is `count`. `carried` holds initial values.
  const [form, setForm] = useState<{ count: number; carried: Partial<FormValues> }>({ count: 0, carried: {} })
  const [created, setCreated] = useState<Created | null>(null)
  const empty = useMemo(
    () => ({ ...newForm(date, imageSource, author), announces: audience !== null }),
    [date, imageSource, author, audience !== null, form.count],
  )
  const leftOut = useUnsavedInput<FormInput | null>('left-out', null, {
    usable: (stored) => usableInput(stored, empty),
  })
  const [isConfirmed, setConfirmed] = useState(false)

  // Today in the writer's time zone, which only the browser knows.
  useEffect(() => setDate(localToday()), [])
  useEffect(() => {
    if (!created) return
    const timer = setTimeout(() => setConfirmed(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [created])

  function startOver(carried: Partial<FormValues> = {}) {
    setForm(({ count }) => ({ count: count + 1, carried }))
    setDate(localToday())
  }

  function showCreated({ title, path }: PostDocument, sections: readonly FormSection[], recipients: number) {
    toastSuccess(messages.postCreated(title))
    // Beside those of an earlier post that are still offered.
    const all = [...(leftOut.value?.values.sections ?? []), ...sections]
    if (sections.length > 0) leftOut.change(formInput({ ...empty, title, sections: all, id: newPostId() }, NO_VERSION))
    setCreated({ title, path, mailed: { recipients, keepsMail: audience?.keepsMail ?? false } })
    setConfirmed(true)
    startOver()
    scrollTo({ top: 0 })
  }

  return (
    <>
      <ScreenTitle screen="Create Blog" />
      <NewPostForm
        key={form.count}
        empty={empty}
        audience={audience}
        initial={{ ...empty, ...form.carried, id: empty.id }}
        onCreated={showCreated}
        onStartOver={startOver}
        notice={(typed) => (
          <>
            {steps && !hasWords(typed) && (
              <p className="post-form__drafts">
                <Link to="/admin/today">First steps</Link>: {progressWords(steps)} done
              </p>
            )}
            {postCounts.draft > 0 && !hasWords(typed) && (
              <p className="post-form__drafts">
                <Link to="/admin/drafts">
                  {postCounts.draft === 1 ? 'Go on with a draft' : `Go on with one of ${postCounts.draft} drafts`}
                </Link>
              </p>
            )}
            {created && (isConfirmed || created.mailed.recipients > 0) && (
              <p className="alert alert--success" role="status">
                It is out: <a href={postHref(created.path)}>{created.title}</a>
                {created.mailed.recipients > 0 && (
                  <>
                    . <MailedNote {...created.mailed} />
                  </>
                )}
              </p>
            )}
            <LeftOutNote leftOut={leftOut.value?.values ?? null} onSettled={() => leftOut.change(null)} />
          </>
        )}
      />
    </>
  )
}
