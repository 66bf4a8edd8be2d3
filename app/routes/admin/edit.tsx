import { useMemo, useState } from 'react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { messages } from '#domain/messages.ts'
import { postChangeOf } from '#domain/posts/post-change.ts'
import { type PostDocument, postDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { servicesContext } from '../../context.ts'
import { call } from '../../ui/call.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/edit'
import { useApplication } from './application-context.ts'
import { errorsOf } from './post-form/form-errors.ts'
import { type FormValues, formOf, toChange } from './post-form/form-values.ts'
import { PostForm } from './post-form/post-form.tsx'
import { PostTools } from './post-form/post-tools.tsx'
import { ConflictPanel } from './post-form/saving/conflict.tsx'
import { GonePanel } from './post-form/saving/gone-panel.tsx'
import { useConflict } from './post-form/saving/use-conflict.ts'
import { EmptyList } from './post-list/empty-list.tsx'
import { ScreenTitle } from './shell/screen-title.tsx'

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
      <PostTools id={loaderData.post.id} />
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
          <GonePanel form={form} id={base.post.id} kind="post" onRestored={() => setGone(false)} />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyList title="This post is not here any more">
      <title>No such post – Admin Page</title>
      Somebody may have deleted it. <Link to="/admin/posts">Back to the list</Link>
    </EmptyList>
  )
}
