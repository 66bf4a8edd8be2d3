import type { ReactNode } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { UnpublishedStatus } from '#domain/posts/status/status.ts'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import type { CallResult, Refusal } from '../../../ui/call.ts'
import type { Errors } from './form-errors.ts'
import type { PostVersion } from './form-state.ts'
import type { FormSection, FormValues } from './form-values.ts'

export interface PostFormProps {
  /** Key under which the tab keeps unsaved input. */
  name: string
  heading: string
  button: string
  isUpdate: boolean
  /** The saved values; the form is changed where its values differ from them. */
  saved: FormValues
  /** The initial values, where they differ from `saved`. */
  initial?: FormValues
  version: PostVersion
  pictures: ReadonlyMap<string, Picture>
  /** Validates without a request; returns messages by field. */
  check: (values: FormValues) => Errors
  save: (values: FormValues, version: PostVersion) => Promise<CallResult<PostDocument>>
  /** `leftOut` are the sections that hold something and were not saved. The tab no longer keeps the form's input. */
  onSaved: (post: PostDocument, leftOut: readonly FormSection[]) => void
  onRefused?: (refusal: Refusal) => void
  /** Discards the unpublished version on the server. @returns whether that succeeded */
  discard?: (values: FormValues, version: PostVersion) => Promise<boolean>
  /** Replaces the form after that. By default it returns to `saved`. */
  onDiscarded?: () => void
  /** Turns the published post into a draft with these values. Undefined where the post is not published. */
  unpublish?: (values: FormValues, version: PostVersion) => Promise<CallResult<unknown>>
  /** Moves the scheduled post to the trash. */
  remove?: (version: PostVersion) => Promise<CallResult<unknown>>
  onRemoved?: () => void
  /** The recipients of the mail on publication. Null for authors, who may not announce posts. */
  audience?: AnnouncementAudience | null
  autosave: AutosaveProps
  /** Shown above the fields: the result of the last attempt. */
  notice?: (form: NoticeProps) => ReactNode
}

/** Autosave of unfinished values, which readers do not see. */
export interface AutosaveProps {
  /** What is saved: a new post as a draft, a draft, or the changes of a published post. */
  readonly kind: 'new' | 'draft' | 'edit'
  readonly isOn?: (values: FormValues) => boolean
  /** The values that the server has, where they differ from `saved`. */
  readonly saved?: FormValues | undefined
  /** The instant at which the post is published by itself, ISO 8601; null for a draft, undefined for a published post. */
  readonly publishAt?: string | null
  /** `values` is the saved state of the form, which may have changed since. `asked` is the status that a press of a button saved. */
  onSaved: (saved: Autosaved, values: FormValues, asked?: UnpublishedStatus) => void
}

export interface Autosaved {
  readonly id: string
  /** The version on the server after the save. */
  readonly version: Partial<PostVersion>
}

export interface NoticeProps {
  /** The values to save. */
  values: FormValues
  typed: FormValues
  /** Saves as *Save draft* does. */
  saveDraft: () => Promise<void>
  /** Repeats the save over this version on the server. */
  saveOver: (version: Partial<PostVersion>) => void
  /** Shows errors beside the fields of the current form. */
  refuse: (errors: Errors) => void
  /** Stops keeping the input of this form in the tab. */
  forget: () => void
  /** Turns autosave on again after a conflict. */
  unblock: () => void
}
