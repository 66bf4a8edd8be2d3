import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { messages } from '#domain/messages.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { postCreation } from '#domain/posts/post-writing.ts'
import { today } from '#domain/text/civil-date.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/create'
import { useApplication } from './application-context.ts'
import { errorsOf } from './post-form/form-errors.ts'
import { type FormSection, newForm, toCreation } from './post-form/form-values.ts'
import { localToday } from './post-form/local-today.ts'
import { PostForm } from './post-form/post-form.tsx'
import { createPost } from './post-form/saving/create-post.ts'
import { createDraft, DRAFT_SAVED } from './post-form/saving/save-draft.ts'
import { ScreenTitle } from './shell/screen-title.tsx'

/** Milliseconds for which the page says, beside the toast, that the post was created. */
const CONFIRMATION_MS = 2000
const NO_PICTURES = new Map()

export async function loader({ context }: Route.LoaderArgs) {
  const { imageSource, timeZone } = context.get(settingsContext)
  const drafts = await context.get(servicesContext).drafts.count()
  return { imageSource, today: today(timeZone, new Date()), drafts }
}

/** The post that was created last. */
interface Created {
  readonly id: string
  readonly title: string
  readonly path: string
  /** Its sections that were not saved although they hold something. */
  readonly leftOut: readonly FormSection[]
  readonly count: number
}

/** Create Blog. */
export default function CreatePost({ loaderData }: Route.ComponentProps) {
  const { history } = useApplication()
  const { imageSource, drafts } = loaderData
  const [date, setDate] = useState(loaderData.today)
  const [created, setCreated] = useState<Created>({ id: '', title: '', path: '', leftOut: [], count: 0 })
  const [isConfirmed, setConfirmed] = useState(false)
  const empty = useMemo(() => newForm(date, imageSource), [date, imageSource, created.count])

  // Today is the writer's own day, which only the browser knows.
  useEffect(() => setDate(localToday()), [])
  useEffect(() => {
    if (created.count === 0) return
    const timer = setTimeout(() => setConfirmed(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [created])

  function showCreated({ id, title, path }: PostDocument, leftOut: readonly FormSection[]) {
    toastSuccess(messages.postCreated(title))
    setCreated(({ count }) => ({ id, title, path, leftOut, count: count + 1 }))
    setConfirmed(true)
    setDate(localToday())
    scrollTo({ top: 0 })
  }

  return (
    <>
      <ScreenTitle screen="Create Blog" />
      <PostForm
        // Each post is written on a form of its own.
        key={created.count}
        name="new"
        heading="Create New Blog"
        button="Create Blog Post"
        isUpdate={false}
        saved={empty}
        initial={created.leftOut.length > 0 ? { ...empty, sections: created.leftOut } : empty}
        revision={0}
        pictures={NO_PICTURES}
        check={(values) => errorsOf(postCreation, toCreation(values))}
        save={(values) => createPost(values, values.creationKey)}
        onSaved={showCreated}
        drafts={{
          isDraft: false,
          save: createDraft,
          onSaved({ id }) {
            toastSuccess(DRAFT_SAVED)
            void history(`/admin/drafts/${id}`)
          },
        }}
        notice={({ typed }) => (
          <>
            {drafts > 0 && (
              <p className="post-form__drafts">
                <Link to="/admin/drafts">
                  {drafts === 1 ? 'Go on with a draft' : `Go on with one of ${drafts} drafts`}
                </Link>
              </p>
            )}
            {isConfirmed && (
              <p className="confirmation" role="status">
                It is out: <a href={postHref(created.path)}>{created.title}</a>
              </p>
            )}
            {created.leftOut.some(({ key }) => typed.sections.some((section) => section.key === key)) && (
              <LeftOutNote created={created} />
            )}
          </>
        )}
      />
    </>
  )
}

/** Sections that were not saved stay in the emptied form. */
function LeftOutNote({ created: { id, title, leftOut } }: { created: Created }) {
  return (
    <p className="confirmation confirmation--left-out" role="status">
      {leftOut.length === 1 ? 'A section was' : `${leftOut.length} sections were`} left out of “{title}”: a section
      needs a title and a text. What you typed still stands below;{' '}
      <Link to={`/admin/posts/${id}`}>update the post</Link> to add it.
    </p>
  )
}
