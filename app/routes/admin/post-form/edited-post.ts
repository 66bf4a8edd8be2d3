import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import type { PostKind } from '#domain/posts/post.ts'
import type { PostStatus, UnpublishedStatus } from '#domain/posts/status/status.ts'
import type { Errors } from './form-errors.ts'
import type { FormInput } from './form-state.ts'
import type { FormValues } from './form-values.ts'
import type { Side } from './saving/merge/merged-fields.ts'
import type { SavedElsewhere } from './saving/merge/saved-elsewhere.ts'

/** The status of the post in a form. A new post stays `new` in its form, although a draft of it may be stored. */
export type FormStatus = PostStatus | 'new'

/** The title of the tab, the heading of the form, and the button that brings the post to readers, by the keys of their messages. */
const LABELS = {
  new: { screen: 'form.createBlog', heading: 'form.createNewBlog', button: 'form.createBlogPost' },
  draft: { screen: 'form.draft', heading: 'form.draft', button: 'form.createBlogPost' },
  scheduled: { screen: 'form.scheduledPost', heading: 'form.scheduledPost', button: 'form.createBlogPost' },
  published: { screen: 'form.updateBlog', heading: 'form.updateBlog', button: 'form.updateBlog' },
} as const satisfies Labels

const LABELS_OF_PAGE = {
  new: { screen: 'form.writePage', heading: 'form.newPage', button: 'form.publishPage' },
  draft: { screen: 'form.draftOfPage', heading: 'form.draftOfPage', button: 'form.publishPage' },
  scheduled: { screen: 'form.scheduledPage', heading: 'form.scheduledPage', button: 'form.publishPage' },
  published: { screen: 'form.updatePage', heading: 'form.updatePage', button: 'form.updatePage' },
} as const satisfies Labels

type Labels = Readonly<Record<FormStatus, Readonly<Record<'screen' | 'heading' | 'button', MessageKey>>>>

export function labelsOf(status: FormStatus, kind: PostKind) {
  return (kind === 'page' ? LABELS_OF_PAGE : LABELS)[status]
}

/** Said after a publication or an update. */
export function outWords(t: Locale['t'], kind: PostKind, title: string, isUpdate: boolean): string {
  if (kind === 'page') return isUpdate ? t('saving.pageUpdated', { title }) : t('saving.pageOut', { title })
  return isUpdate ? t('saving.updated', { title }) : t('saving.created', { title })
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
  readonly removed: FormInput['removed']
  /** Ends a conflict: saves mine again, or takes theirs. */
  readonly settle: (elsewhere: SavedElsewhere, side: Side) => void
  /** Shows errors beside the fields of the current form. */
  readonly refuse: (errors: Errors) => void
  /** Stops keeping the input of this form in the tab. */
  readonly forget: () => void
  /** Turns autosave on again after a conflict. */
  readonly unblock: () => void
}
