import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { postEntityTag } from '#domain/posts/entity-tags.ts'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import type { RowFocus } from '../list/row-question.tsx'
import { currentAudience } from '../post-form/announcing/current-audience.ts'
import { ScheduleDialog } from '../post-form/saving/schedule-dialog.tsx'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { PublishDialog, patchScheduled } from './publish-dialog.tsx'
import { toastTrashed } from './restore-post.ts'
import { type ListedScheduled, type ScheduledQuestion, ScheduledRow } from './scheduled-row.tsx'

interface ScheduledPostsProps {
  /** The scheduled posts that are published next. */
  posts: readonly ListedScheduled[]
  total: number
  /** A post that should have been published a while ago, which means that no server publishes. */
  overdue: ListedScheduled | undefined
  /** The recipients of a mail about one of them; null where none is announced, and for authors. */
  audience: AnnouncementAudience | null
  focus: RowFocus
}

interface Asked {
  readonly id: string
  readonly what: ScheduledQuestion
  readonly audience: AnnouncementAudience | null
}

/** The scheduled posts, above the list of published posts. */
export function ScheduledPosts({ posts, total, overdue, audience, focus }: ScheduledPostsProps) {
  const { t } = useLocale()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Asked | null>(null)
  /** From the present list, which is loaded again after a refusal. */
  const post = asked && posts.find(({ id }) => id === asked.id)
  // The post has left the list. If it returns, the dialog must not open again.
  if (asked && !post) setAsked(null)
  if (posts.length === 0) return null
  const more = total - posts.length

  async function ask({ id, announces }: ListedScheduled, what: ScheduledQuestion) {
    const known = announces && what !== 'delete' && audience ? await currentAudience(audience) : null
    setAsked({ id, what, audience: known })
  }

  function close() {
    setAsked(null)
    focus.settle()
  }

  return (
    <section className="stack posts__scheduled" aria-labelledby="scheduled-posts">
      <h3 className="heading heading--small" id="scheduled-posts">
        {t('labels.scheduled')}
      </h3>
      {overdue && (
        <RefusalNote>{t('posts.notBeingPublished', { title: overdue.title, when: overdue.when })}</RefusalNote>
      )}
      <ul className="rows">
        {posts.map((post) => (
          <ScheduledRow
            key={post.id}
            post={post}
            onAsk={(what) => void ask(post, what)}
            onLeaving={focus.expectChange}
          />
        ))}
      </ul>
      {more > 0 && <p className="meta">{t('posts.moreComeOut', { count: more })}</p>}
      {post && asked.what === 'publish' && (
        <PublishDialog post={post} audience={asked.audience} onDone={focus.expectChange} onClose={close} />
      )}
      {post && asked.what === 'time' && (
        <ScheduleDialog
          values={{ ...post, kind: 'post' }}
          publishAt={post.publishAt}
          audience={asked.audience}
          schedule={(publishAt, date) => patchScheduled(post, { status: 'scheduled', publishAt, date })}
          mail={null}
          onClose={close}
        />
      )}
      {post && asked.what === 'delete' && (
        <DeleteDialog
          title={post.title}
          request={() => call('DELETE', `/api/blogs/${post.id}`, undefined, { 'If-Match': postEntityTag(post) })}
          outcome={{
            reload: 'always',
            onSuccess() {
              toastTrashed(t, t('saving.deleted'), post.id, revalidate)
              focus.expectChange()
            },
            onFailure() {},
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
