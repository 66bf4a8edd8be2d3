import type { Picture } from '#domain/pictures/picture.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { PostStatus, UnpublishedStatus } from '#domain/posts/status/status.ts'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import type { Refusal } from '../../../ui/call.ts'
import type { Errors } from './form-errors.ts'
import type { PostVersion } from './form-state.ts'
import type { FormSection, FormValues } from './form-values.ts'

/** The status of the post in a form. A new post stays `new` in its form, although a draft of it may be stored. */
export type FormStatus = PostStatus | 'new'

/** The title of the tab, the heading of the form, and the button that brings the post to readers. */
export const LABELS: Readonly<Record<FormStatus, Readonly<Record<'screen' | 'heading' | 'button', string>>>> = {
  new: { screen: 'Create Blog', heading: 'Create New Blog', button: 'Create Blog Post' },
  draft: { screen: 'Draft', heading: 'Draft', button: 'Create Blog Post' },
  scheduled: { screen: 'Scheduled Post', heading: 'Scheduled Post', button: 'Create Blog Post' },
  published: { screen: 'Update Blog', heading: 'Update Blog', button: 'Update Blog' },
}

export const DRAFT_SAVED = 'Saved as a draft. Only administrators see it.'
export const SCHEDULED_SAVED = 'Saved. The post comes out as it is now, at its time.'

/** A post in a form: what the server has of it, and what becomes of the screen after a call. */
export interface EditedPost {
  readonly status: FormStatus
  /** Names the form in the tab's storage and in the keys of saves. */
  readonly name: string
  /** The post as it is published; null for an unpublished one. */
  readonly published: PostDocument | null
  /** The instant at which it is published by itself, ISO 8601; null unless it is scheduled. */
  readonly publishAt: string | null
  /** The form is changed where its values differ from these. */
  readonly reference: FormValues
  /** The working copy on the server; the empty form while there is none of a new post. */
  readonly stored: FormValues
  /** The values that the form starts with. */
  readonly initial: FormValues
  /** The version that the form starts with. */
  readonly version: PostVersion
  readonly pictures: ReadonlyMap<string, Picture>
  /** The recipients of the mail on publication; null where there is none, and for authors, who may not announce posts. */
  readonly audience: AnnouncementAudience | null
  /** The values with the date that they get if they are published now. */
  readonly dated: (values: FormValues) => FormValues
  /** Called with the values that the server has now. `asked` is the status that a press of a button saved. */
  readonly onSaved: (values: FormValues, asked?: UnpublishedStatus) => void
  /** `leftOut` are the sections that hold something and were not saved, `recipients` the subscribers that are mailed. */
  readonly onPublished: (post: PostDocument, leftOut: readonly FormSection[], recipients: number) => void
  readonly onRefused: (refusal: Refusal) => void
  /** Called when the new post was discarded. */
  readonly onDiscarded: () => void
  /** Called when the scheduled post is in the trash. */
  readonly onRemoved: () => void
}

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
