import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { today } from '#domain/civil-date.ts'
import { messages } from '#domain/messages.ts'
import { postHref } from '#domain/path.ts'
import { postCreation } from '#domain/post-writing.ts'
import { settingsContext } from '../../middleware.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/create'
import { useApplication } from './application-context.ts'
import { createPost } from './post-form/create-post.ts'
import { errorsOf } from './post-form/form-errors.ts'
import { type FormValues, newForm, toCreation } from './post-form/form-values.ts'
import { PostForm, type SaveResult } from './post-form/post-form.tsx'

/** For so long the page says beside the toast that the post is there. */
const CONFIRMATION_MS = 2000
const NO_PICTURES = new Map()

export function loader({ context }: Route.LoaderArgs) {
  const { imageSource, timeZone } = context.get(settingsContext)
  return { imageSource, today: today(timeZone, new Date()) }
}

/** Create Blog. */
export default function CreatePost({ loaderData }: Route.ComponentProps) {
  const { blogName, email } = useApplication()
  const { revalidate } = useRevalidator()
  const { imageSource } = loaderData
  const [date, setDate] = useState(loaderData.today)
  const [created, setCreated] = useState({ title: '', path: '', count: 0 })
  const [isConfirmed, setConfirmed] = useState(false)
  const empty = useMemo(() => newForm(date, imageSource), [date, imageSource, created.count])

  // Today is the writer's own day, which only the browser knows.
  useEffect(() => setDate(localToday()), [])
  useEffect(() => {
    if (created.count === 0) return
    const timer = setTimeout(() => setConfirmed(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [created])

  async function save(values: FormValues): Promise<SaveResult> {
    const result = await createPost(values, values.creationKey)
    if (!result.ok) {
      toastFailure(result.refusal.detail)
      return { ok: false, errors: result.refusal.errors }
    }
    const { title, path } = result.value
    const next = () => {
      toastSuccess(messages.postCreated(title))
      setCreated(({ count }) => ({ title, path, count: count + 1 }))
      setConfirmed(true)
      setDate(localToday())
      scrollTo({ top: 0 })
      void revalidate()
    }
    return { ok: true, next }
  }

  return (
    <>
      <title>{`Create Blog – ${blogName}`}</title>
      <PostForm
        // Each post is written on a form of its own.
        key={created.count}
        name={`${email}:new`}
        heading="Create New Blog"
        button="Create Blog Post"
        isUpdate={false}
        saved={empty}
        revision={0}
        pictures={NO_PICTURES}
        check={(values) => errorsOf(postCreation, toCreation(values))}
        save={save}
        notice={() =>
          isConfirmed && (
            <p className="confirmation" role="status">
              It is out: <a href={postHref(created.path)}>{created.title}</a>
            </p>
          )
        }
      />
    </>
  )
}

function localToday(): string {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
