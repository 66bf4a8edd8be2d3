import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Refusal } from '../../../../ui/call.ts'

/** Whether a save of a draft was refused because the draft is published. */
export function isPublishedMeanwhile({ status, document }: Refusal): boolean {
  return status === 412 && (document.current as { status?: string } | undefined)?.status === 'published'
}

/** Shown when a draft was published on another device, or in another tab, while this form was open. */
export function PublishedNotice({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <section className="conflict" role="alert">
      <p>
        This draft is out: it was published meanwhile. What you typed since still stands below, to be copied into{' '}
        <Link to={`/admin/posts/${id}`}>the published post</Link>.
      </p>
      {children}
    </section>
  )
}

/** Shown for a new form whose draft was scheduled meanwhile: saving the form would end the schedule. */
export function ScheduledMeanwhileNotice({ id }: { id: string }) {
  return (
    <section className="conflict" role="alert">
      <p>
        This draft was scheduled meanwhile. What you typed since still stands below, to be copied into{' '}
        <Link to={`/admin/drafts/${id}`}>the scheduled post</Link>.
      </p>
    </section>
  )
}
