import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { NO_ANNOUNCEMENT } from '#domain/posts/announcement.ts'
import type { JudgedCategories } from '#domain/posts/categories/category.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { dateIfPublished, isDayOfSchedule } from '#domain/posts/status/dated-ahead.ts'
import { statusOf, type UnpublishedStatus } from '#domain/posts/status/status.ts'
import type { Refusal } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { defaultSource, useSite } from '../../../ui/site.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useApplication } from '../application-context.ts'
import type { Mailed } from '../mail/mailed-note.tsx'
import { isUnpublished, outWords } from '../post-form/edited-post.ts'
import { asShown, type FormSection, type FormValues, formOf, newForm, newPageForm } from '../post-form/form-values.ts'
import { offeredCategories } from '../post-form/labels/offered-categories.ts'
import { localToday } from '../post-form/local-today.ts'
import { newPostId } from '../post-form/random-key.ts'
import type { SavedElsewhere } from '../post-form/saving/merge/saved-elsewhere.ts'
import type { TakenIn } from '../post-form/saving/merge/taken-in-note.tsx'
import { copyOf, noteCopy } from '../post-form/saving/working-copy.ts'
import { toastTrashed } from '../post-list/restore-post.ts'
import type { LoadedPost } from './load-post.ts'
import type { Created } from './new-post-notices.tsx'

/** What a form starts from. It stays while the loader runs again. */
export interface FormStart {
  readonly base: LoadedPost
  /** Values that a new form takes from the one before it. */
  readonly carried: Partial<FormValues>
}

export interface FormConsequences {
  /** A new post is published. `leftOut` is a new form with the sections that it left out. */
  readonly onCreated: (created: Created, leftOut: FormValues) => void
  /** Replaces the form of a new post. */
  readonly onStartOver: (carried?: Partial<FormValues>) => void
  /** The post is not the one that was loaded any more. */
  readonly onStale: () => void
}

/** A post in a form: what the server has of it, and what becomes of the screen after a call. */
export type EditedPost = ReturnType<typeof useEditedPost>['post']

/** The post that a form edits, and `refusal`: that of the last call, where the post was changed or deleted meanwhile. */
export function useEditedPost(loaded: LoadedPost, start: FormStart, consequences: FormConsequences) {
  const { t } = useLocale()
  const { history } = useApplication()
  const { revalidate } = useRevalidator()
  const { base } = start
  const { onCreated, onStartOver } = consequences
  const { initial, ...starting } = useStartingValues(loaded, start)
  const [saved, setSaved] = useState<FormValues | null>(null)
  const [publishAt, setPublishAt] = useState(base.publishAt)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [takenIn, setTakenIn] = useState<TakenIn | null>(null)
  /** The published post that a conflict has brought, with the keys of the form. */
  const [met, setMet] = useState<{ readonly values: FormValues; readonly revision: number } | null>(null)
  const reference = met && met.revision >= base.revision ? met.values : starting.reference
  const isNew = base.status === 'new'
  const status = isNew || base.status === 'published' ? base.status : statusOf(publishAt)
  const dating = useDating(base.publishAt, initial.date)
  const { kind } = base
  const isPage = kind === 'page'
  const list = isPage ? '/admin/pages' : '/admin/posts'
  const id = base.post?.id ?? (isPage ? `new-page${base.blank?.page?.path ?? ''}` : 'new')
  useEffect(() => {
    if (base.post) noteCopy(base.post.id, base.version, copyIn(base, initial, base.labels.categories))
  }, [base, initial])

  // The form keeps its own values after a save: those of the answer have other section keys, which would remount the fields.
  const stored = saved ?? (isNew ? reference : initial)
  const post = {
    kind,
    status,
    /**
     * Names the form in the tab's storage and in the keys of saves. A draft and the post that it becomes have one name, so the form of
     * the second offers input that the first could not save.
     */
    name: id,
    /** The post as it is published; null for an unpublished one. */
    published: status === 'published' ? base.post : null,
    /** The instant at which it is published by itself, ISO 8601; null unless it is scheduled. */
    publishAt,
    /** The form is changed where its values differ from these. */
    reference: isUnpublished(status) ? stored : reference,
    /** The working copy on the server; the empty form while there is none of a new post. */
    stored,
    /** The values and the version that the form starts with. */
    initial,
    version: base.version,
    /** That of `published`; the version is older where changes are based on an earlier one. */
    revision: base.revision,
    pictures: base.pictures,
    /** The recipients of the mail on publication; null where there is none, and for authors, who may not announce posts. */
    audience: status === 'published' ? null : loaded.audience,
    /** The values with the date that they get if they are published now. */
    dated(values: FormValues): FormValues {
      const { today, isToday } = dating.of(values) ?? {}
      return today !== undefined && isToday ? { ...values, date: today } : values
    },
    /** @param values that the server has now @param asked the status that a press of a button saved */
    onSaved(values: FormValues, asked?: UnpublishedStatus) {
      setSaved(values)
      setRefused(null)
      if (!asked) return
      setTakenIn(null)
      toastSuccess(asked === 'draft' ? t('saving.draftSaved') : t('saving.scheduledSaved'))
      if (isNew) return void history(`/admin/drafts/${values.id}`)
      if (asked === status) return
      setPublishAt(null)
      // The title of the tab and the sidebar show the status.
      void revalidate()
    },
    /** @param leftOut sections that hold something and were not saved @param recipients the number of subscribers that are mailed */
    onPublished({ title, path }: PostDocument, leftOut: readonly FormSection[], recipients: number) {
      const mailed: Mailed = { recipients, keepsMail: loaded.audience?.keepsMail ?? false }
      const isUpdate = status === 'published'
      toastSuccess(outWords(t, kind, title, isUpdate))
      if (!isNew || isPage) return void history(list, isUpdate || isPage ? {} : { state: { mailed } })
      onCreated({ title, path, mailed }, { ...reference, title, sections: leftOut, id: newPostId() })
      onStartOver()
    },
    onRefused(refusal: Refusal, elsewhere: SavedElsewhere | null) {
      const { current } = refusal.document as { current?: { publishAt?: string | null } }
      // Until a conflict is settled, the form is that of the time that it was typed for.
      if (refusal.status === 412 && isUnpublished(status) && !elsewhere) setPublishAt(current?.publishAt ?? null)
      setRefused(refusal.status === 412 || refusal.status === 404 ? { refusal, elsewhere } : null)
    },
    /** The form goes on over what was saved elsewhere. @param theirs what the server has, with the keys of the form */
    onTheirs(theirs: FormValues, { isPublished, version, publishAt }: SavedElsewhere) {
      setSaved(theirs)
      setRefused(null)
      setTakenIn(null)
      if (isPublished) setMet({ values: theirs, revision: version.revision })
      if (isUnpublished(status)) setPublishAt(publishAt)
      if (!isNew) consequences.onStale()
    },
    onTakenIn: setTakenIn,
    /** Called when the new post was discarded. */
    onDiscarded: () => onStartOver(),
    /** Called when the scheduled post is in the trash. */
    onRemoved() {
      toastTrashed(t, isPage ? t('saving.pageTrashed') : t('saving.deleted'), id, () => history(`/admin/drafts/${id}`))
      void history(list)
    },
  }
  return { post, isSaved: saved !== null, dating, refused, takenIn, settle: () => setRefused(null) }
}

interface Refused {
  readonly refusal: Refusal
  /** Null where the form cannot be saved over what was saved elsewhere. */
  readonly elsewhere: SavedElsewhere | null
}

function useStartingValues(loaded: LoadedPost, { base, carried }: FormStart) {
  const site = useSite()
  const source = defaultSource(site)
  const category = offeredCategories(site)[0]
  const [today, setToday] = useState(loaded.blank?.date ?? '')
  // Today in the writer's time zone, which only the browser knows.
  useEffect(() => {
    if (loaded.status === 'new') setToday(localToday())
  }, [loaded.status])
  const { imageSource = '', author = '' } = loaded.blank ?? {}
  const announces = loaded.status === 'new' ? loaded.audience !== null : base.announces
  return useMemo(() => {
    if (!base.post) {
      const reference =
        base.kind === 'page'
          ? newPageForm(base.blank?.page)
          : { ...newForm(today, imageSource, author, category), announces }
      return { reference, initial: { ...reference, ...carried, id: reference.id } }
    }
    const shown = base.status === 'published' ? asShown(base.post, source) : base.post
    const reference = { ...formOf(shown), announces, announcement: base.written ?? NO_ANNOUNCEMENT }
    return { reference, initial: base.pending ? formOf({ ...shown, ...base.pending.content }) : reference }
  }, [base, carried, source, today, imageSource, author, category, announces])
}

/** The body that the server has. */
function copyIn(
  { status, post, publishAt, pending }: LoadedPost,
  initial: FormValues,
  categories: JudgedCategories,
): Readonly<Record<string, unknown>> {
  if (status === 'published' && !pending) return { ...post }
  return copyOf(initial, status === 'published' ? status : statusOf(publishAt), categories)
}

/**
 * The date of a scheduled post that is published before its time.
 * @param scheduledFor the instant for which it is, or was before *Back to drafts*, scheduled: the date may come from it
 * @param saved the saved date
 */
function useDating(scheduledFor: string | null, saved: string) {
  const { timeZone } = useApplication()
  /** The answer to the question about the date, and the date that it was about. */
  const [answer, setAnswer] = useState<{ date: string; isToday: boolean } | null>(null)
  return {
    answer: (date: string, isToday: boolean) => setAnswer({ date, isToday }),
    /**
     * The date that the post may take if it is published now; null where there is nothing to ask. A date that was typed in this form
     * stays unless the box is ticked.
     */
    of({ date }: FormValues): { today: string; isToday: boolean } | null {
      const today = scheduledFor && dateIfPublished(date, timeZone, new Date())
      if (!scheduledFor || !today) return null
      const isFollowing = date === saved && isDayOfSchedule(date, scheduledFor, timeZone)
      return { today, isToday: answer?.date === date ? answer.isToday : isFollowing }
    },
  }
}
