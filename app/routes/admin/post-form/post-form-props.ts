import type { ReactNode } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { CallResult, Refusal } from '../../../ui/call.ts'
import type { Errors } from './form-errors.ts'
import type { FormSection, FormValues } from './form-values.ts'

export interface PostFormProps {
  /** Under which the tab keeps unsaved input. */
  name: string
  heading: string
  button: string
  isUpdate: boolean
  /** The saved values; the form is changed where its values differ from them. */
  saved: FormValues
  /** The initial values, where they differ from `saved`. */
  initial?: FormValues
  /** The revision that `saved` is; 0 for a new post. */
  revision: number
  pictures: ReadonlyMap<string, Picture>
  /** Validates without a request; returns messages by field. */
  check: (values: FormValues) => Errors
  /** Saves over the revision that the writer has seen. */
  save: (values: FormValues, seen: number) => Promise<CallResult<PostDocument>>
  /** `leftOut` are the sections that hold something and were not saved. The tab no longer keeps the form's input. */
  onSaved: (post: PostDocument, leftOut: readonly FormSection[]) => void
  onRefused?: (refusal: Refusal) => void
  /** Discards more than the input that the tab kept. @returns whether it did; then `onDiscarded` follows */
  discard?: (values: FormValues, seen: number) => Promise<boolean>
  onDiscarded?: () => void
  /** Adds *Save draft*, which takes unfinished values. */
  drafts?: DraftSaving
  /** Shown above the fields: the result of the last attempt. */
  notice?: (form: NoticeProps) => ReactNode
}

export interface DraftSaving {
  /** Whether `saved` is a draft, which can be published as it stands. */
  readonly isDraft: boolean
  /** Whether values are saved during editing, without being asked. */
  readonly isAutosaved: (values: FormValues) => boolean
  /** The draft that the server has of a new form, where there is one. */
  readonly autosaved?: FormValues | undefined
  /** Saves over the revision that the writer has seen. */
  save: (values: FormValues, seen: number) => Promise<CallResult<SavedDraft>>
  /** Of the saved draft; null before the first save. */
  readonly id: string | null
  /** The instant at which the post is published by itself, ISO 8601; null for a draft. */
  readonly publishAt: string | null
  /** Saves over that revision and schedules the draft, or gives a scheduled post another time. */
  schedule: (saved: SavedDraft, values: FormValues, publishAt: string) => Promise<CallResult<SavedDraft>>
  /** `values` is the saved state of the form, which may have changed since. `wasAsked` is false for an autosave. */
  onSaved: (draft: SavedDraft, values: FormValues, wasAsked: boolean) => void
}

export interface SavedDraft {
  readonly id: string
  readonly revision: number
}

export interface NoticeProps {
  /** What will be saved. */
  values: FormValues
  /** The form's current values. */
  typed: FormValues
  /** Saves as *Save draft* does. */
  saveDraft: () => void
  /** Tries once more, now over this revision. */
  saveOver: (revision: number) => void
  /** Shows errors beside the fields of the current form. */
  refuse: (errors: Errors) => void
  /** Ends keeping the input of this form in the tab. */
  forget: () => void
  /** Turns autosave on again after a conflict. */
  unblock: () => void
}
