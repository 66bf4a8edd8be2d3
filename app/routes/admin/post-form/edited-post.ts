import * as messages from '#domain/messages.ts'
import type { PostKind } from '#domain/posts/post.ts'
import type { PostStatus, UnpublishedStatus } from '#domain/posts/status/status.ts'
import type { Errors } from './form-errors.ts'
import type { PostVersion } from './form-state.ts'
import type { FormValues } from './form-values.ts'

/** The status of the post in a form. A new post stays `new` in its form, although a draft of it may be stored. */
export type FormStatus = PostStatus | 'new'

/** The title of the tab, the heading of the form, and the button that brings the post to readers. */
const LABELS: Readonly<Record<FormStatus, Readonly<Record<'screen' | 'heading' | 'button', string>>>> = {
  new: { screen: 'Create Blog', heading: 'Create New Blog', button: 'Create Blog Post' },
  draft: { screen: 'Draft', heading: 'Draft', button: 'Create Blog Post' },
  scheduled: { screen: 'Scheduled Post', heading: 'Scheduled Post', button: 'Create Blog Post' },
  published: { screen: 'Update Blog', heading: 'Update Blog', button: 'Update Blog' },
}

const LABELS_OF_PAGE: typeof LABELS = {
  new: { screen: 'Write a Page', heading: 'New Page', button: 'Publish Page' },
  draft: { screen: 'Draft of a Page', heading: 'Draft of a Page', button: 'Publish Page' },
  scheduled: { screen: 'Scheduled Page', heading: 'Scheduled Page', button: 'Publish Page' },
  published: { screen: 'Update Page', heading: 'Update Page', button: 'Update Page' },
}

export function labelsOf(status: FormStatus, kind: PostKind) {
  return (kind === 'page' ? LABELS_OF_PAGE : LABELS)[status]
}

/** Said after a publication or an update. */
export function outWords(kind: PostKind, title: string, isUpdate: boolean): string {
  if (kind === 'page') return isUpdate ? `The page is updated: ${title}` : `The page is out: ${title}`
  return isUpdate ? messages.postUpdated(title) : messages.postCreated(title)
}

export const PAGE_DELETED = 'The page is in the trash'
export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'
export const SCHEDULED_SAVED = 'Saved. It comes out as it is now, at its time.'

/** Whether the post is a stored draft, which a form of its own shows. */
export function isUnpublished(status: FormStatus): status is UnpublishedStatus {
  return status === 'draft' || status === 'scheduled'
}

/** What a notice above the fields knows of the form, and does with it. */
export interface FormHandle {
  /** The values to save. */
  readonly values: FormValues
  readonly typed: FormValues
  /** Repeats the save over this version on the server. */
  readonly saveOver: (version: Partial<PostVersion>) => void
  /** Shows errors beside the fields of the current form. */
  readonly refuse: (errors: Errors) => void
  /** Stops keeping the input of this form in the tab. */
  readonly forget: () => void
  /** Turns autosave on again after a conflict. */
  readonly unblock: () => void
}
