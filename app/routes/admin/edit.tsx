import { useMemo, useState } from 'react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { messages } from '#domain/messages.ts'
import { postChangeOf } from '#domain/posts/post-change.ts'
import { type PostDocument, postDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { isCompleteSection } from '#domain/posts/post-writing.ts'
import { servicesContext } from '../../context.ts'
import { Button } from '../../ui/button.tsx'
import { call } from '../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/edit'
import { useApplication } from './application-context.ts'
import { ConflictPanel } from './post-form/conflict.tsx'
import { createPost } from './post-form/create-post.ts'
import { errorsOf } from './post-form/form-errors.ts'
import { type FormValues, formOf, newCreationKey, toChange } from './post-form/form-values.ts'
import { PostForm } from './post-form/post-form.tsx'
import type { NoticeProps } from './post-form/post-form-props.ts'
import { useConflict } from './post-form/use-conflict.ts'
import { ScreenTitle } from './shell/screen-title.tsx'
import { useCall } from './shell/use-call.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).posts.forEditing(params.id)
  if (!found) throw data(null, { status: 404 })
  const { post, pictures } = found
  return { post: postDocument(post), revision: post.revision, pictures }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** Update Blog: one post, with everything that is in it. */
export default function EditPost({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle screen="Update Blog" />
      <Editor key={loaderData.post.id} loaded={loaderData} />
    </>
  )
}

function Editor({ loaded }: { loaded: Loaded }) {
  const { history } = useApplication()
  const { base, conflict, noteRefusal, keepMine, takeTheirs } = useConflict(loaded)
  const [isGone, setGone] = useState(false)
  const saved = useMemo(() => formOf(base.post), [base])

  function save(values: FormValues, seen: number) {
    const { post } = base
    const headers = { 'If-Match': postEntityTag({ id: post.id, revision: seen }) }
    return call<PostDocument>('PATCH', `/api/blogs/${post.id}`, toChange(values, post), headers)
  }

  return (
    <PostForm
      key={base.revision}
      name={base.post.id}
      heading="Update Blog"
      button="Update Blog"
      isUpdate
      saved={saved}
      revision={base.revision}
      pictures={base.pictures}
      check={(values) => errorsOf(postChangeOf(base.post), toChange(values, base.post))}
      save={save}
      onSaved={({ title }) => {
        toastSuccess(messages.postUpdated(title))
        void history('/admin/posts')
      }}
      onRefused={(refusal) => {
        noteRefusal(refusal)
        setGone(refusal.status === 404)
      }}
      notice={(form) =>
        isGone ? (
          <GonePanel form={form} />
        ) : (
          conflict && (
            <ConflictPanel
              conflict={conflict}
              mine={form.values}
              onKeepMine={() => keepMine(form, conflict)}
              onTakeTheirs={() => takeTheirs(form)}
            />
          )
        )
      }
    />
  )
}

/** Shown when the post was deleted while it was edited here. */
function GonePanel({ form: { values, refuse, forget } }: { form: NoticeProps }) {
  const { history } = useApplication()
  const { run } = useCall()
  // Repeated after a lost answer, the same key creates no second post.
  const [creationKey] = useState(newCreationKey)

  function create() {
    if (!values.sections.every(isCompleteSection))
      return toastFailure('A new post needs a title and a text in every section. Complete or remove the others.')
    void run(() => createPost({ ...values, announces: false }, creationKey), {
      reload: 'never',
      onSuccess({ title }) {
        forget()
        toastSuccess(messages.postCreated(title))
        return history('/admin/posts')
      },
      onFailure({ detail, errors }) {
        toastFailure(detail)
        refuse(errors)
      },
    })
  }

  return (
    <section className="conflict" role="alert">
      <p>This post was deleted meanwhile. What you typed still stands below.</p>
      <p className="actions">
        <Button onClick={create}>Create as a new post</Button>
      </p>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <div className="posts__empty">
      <title>No such post – Admin Page</title>
      <p className="posts__empty-title">This post is not here any more</p>
      <p>
        Somebody may have deleted it. <Link to="/admin/posts">Back to the list</Link>
      </p>
    </div>
  )
}
