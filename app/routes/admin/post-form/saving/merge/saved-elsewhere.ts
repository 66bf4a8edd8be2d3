import { type Announcement, NO_ANNOUNCEMENT } from '#domain/posts/announcement.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import type { Refusal } from '../../../../../ui/call.ts'
import type { EditedPost } from '../../../editor/use-edited-post.ts'
import { isSame } from '../../../shell/json-equality.ts'
import type { PostVersion } from '../../form-state.ts'
import { asShown, type FormValues, formOf } from '../../form-values.ts'
import { savingForm, unansweredSaves } from '../unanswered-saves.ts'
import type { Elsewhere } from './merged-form.ts'

export interface SavedElsewhere extends Elsewhere {
  readonly version: Partial<PostVersion> & Pick<PostVersion, 'revision'>
  /** Of a scheduled post: instant, ISO 8601. */
  readonly publishAt: string | null
  /** Whether it is the post that readers see, and not changes of it. */
  readonly isPublished: boolean
  /** Whether the post comes out at another time than the form shows: what is typed could come out unseen, so the writer is asked. */
  readonly isTimed: boolean
  /** E-mail address; empty when it is not known. */
  readonly by: string
  /** Instant, ISO 8601. */
  readonly at: string
}

/** The document of a 412. */
export interface Conflicting {
  readonly current: PostDocument & {
    readonly status?: PostStatus
    readonly publishAt?: string | null
    readonly announce?: boolean
    readonly announcement?: Announcement
  }
  readonly revision: number
  /** Absent where no edit of a published post is concerned. */
  readonly edit?: number
  /** E-mail address. */
  readonly updatedBy?: string | null
  /** Instant, ISO 8601. */
  readonly updatedAt: string
}

interface Seen {
  /** The version on which the input is based. */
  readonly input: PostVersion
  /** The version that `post.stored` is. */
  readonly stored: PostVersion
}

/**
 * What was saved while the form was open, by the refusal of a save.
 * @param source what an article without a source shows
 * @returns null where the form cannot be saved over it, or the refusal has another reason
 */
export function savedElsewhere(refusal: Refusal, post: EditedPost, seen: Seen, source: string): SavedElsewhere | null {
  if (refusal.status !== 412) return null
  const { current, revision, edit, updatedBy, updatedAt } = refusal.document as unknown as Conflicting
  const { status, reference, stored } = post
  const isOut = current.status === 'published'
  // Saving a new form would end the schedule.
  if (status !== 'published' && (isOut || (status === 'new' && current.status === 'scheduled'))) return null
  const version = { revision: Number(revision), ...(edit !== undefined && { edit: Number(edit) }) }
  const isPublished = isOut && edit === undefined
  const publishAt = current.publishAt ?? null
  const isTimed = status !== 'published' && publishAt !== post.publishAt
  return {
    theirs: {
      ...formOf(status === 'published' ? asShown(current, source) : current),
      ...(status === 'published' ? mailOf(reference) : mailIn(current)),
      // Changes of a published post are answered without it.
      ...{ id: stored.id, kind: stored.kind },
    },
    base: isTimed ? null : baseOf(post, seen, { isOut, isPublished }),
    ...{ version, isPublished, publishAt, isTimed },
    ...{ by: updatedBy ?? '', at: updatedAt },
  }
}

/** Null where the input is based on another version, or where a save of the form whose answer was lost may be part of what was saved. */
function baseOf(post: EditedPost, seen: Seen, is: Pick<SavedElsewhere, 'isPublished'> & { isOut: boolean }) {
  const { name, status, reference, stored, revision } = post
  if (unansweredSaves(savingForm(name, stored.id)).length > 0 || (status === 'published' && !is.isOut)) return null
  // A publication from another form does not contain the saved changes of this one.
  if (is.isPublished) return seen.input.revision === revision ? reference : null
  return isSame(seen.input, seen.stored) ? stored : null
}

/** A published post is not announced by its form. */
function mailOf({ announces, announcement }: FormValues) {
  return { announces, announcement }
}

function mailIn({ announce = false, announcement }: Conflicting['current']) {
  return { announces: announce, announcement: announcement ?? NO_ANNOUNCEMENT }
}
