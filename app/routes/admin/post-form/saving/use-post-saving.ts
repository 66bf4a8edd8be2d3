import { type RefObject, useRef, useState } from 'react'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { UnpublishedStatus } from '#domain/posts/status/status.ts'
import type { CallResult, Refusal } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useSite } from '../../../../ui/site.ts'
import { toastFailure } from '../../../../ui/toasts.ts'
import { useApplication } from '../../application-context.ts'
import { isSame } from '../../shell/json-equality.ts'
import { toastUndo } from '../../shell/toast-undo.ts'
import { useCall } from '../../shell/use-call.ts'
import { recipientsIn } from '../announcing/recipients-in.ts'
import { isUnpublished } from '../edited-post.ts'
import { type FormErrors, formErrors, NO_ERRORS } from '../form-errors.ts'
import type { PostVersion } from '../form-state.ts'
import { type FormValues, hasWords } from '../form-values.ts'
import { type MergingOptions, useMerging } from './merge/use-merging.ts'
import { isPictureUnsent, publicationWarnings, sectionsLeftOut } from './readiness.ts'
import { discardNewPost, trashPost } from './trash-post.ts'
import { useAutosave } from './use-autosave.ts'
import { useReadiness } from './use-readiness.ts'
import {
  type Autosaved,
  changePost,
  copyOf,
  discardCopy,
  publishPost,
  saveCopy,
  unpublish,
  unschedule,
} from './working-copy.ts'

interface PostSavingOptions extends Pick<MergingOptions, 'post' | 'input' | 'setInput' | 'setAside' | 'isAsked'> {
  readonly form: RefObject<HTMLFormElement | null>
  /** Replaces the input and the version that it is based on. */
  readonly replace: (values: FormValues, version?: Partial<PostVersion>) => void
  /** The values without the sections that are left out. */
  readonly valuesToSave: FormValues
  /** Asks before publication and shows `warnings`, see {@link publicationWarnings}. @returns whether it was confirmed */
  readonly confirm: (values: FormValues, warnings: readonly string[]) => Promise<boolean>
  /** Copies what is typed, and the keys of saves without an answer, into the browser's storage. */
  readonly keep: () => void
  /** Stops keeping the input of this form in the tab. */
  readonly forget: () => void
  /** Called with the values that the server has, also after the form was unmounted. */
  readonly onAutosaved: (values: FormValues) => void
  readonly setErrors: (errors: FormErrors) => void
  readonly refuse: (errors: FormErrors) => void
}

/** Publishing, saving as a draft, and autosave of one form, one call at a time. */
export function usePostSaving(options: PostSavingOptions) {
  const { post, form, input, setInput, replace, valuesToSave, forget, setErrors, refuse } = options
  const { name, published } = post
  const isNew = post.status === 'new'
  const status = post.status === 'new' ? 'draft' : post.status
  const { values, revision, edit } = input
  const { t } = useLocale()
  const { history } = useApplication()
  const { categories } = useSite()
  const { isBusy, run } = useCall()
  const [lastCall, setLastCall] = useState<'publish' | 'draft'>(isUnpublished(post.status) ? 'draft' : 'publish')
  /** The fields are inert while a successful call would unmount the form. */
  const [isHeld, setHeld] = useState(false)
  const latest = useRef(values)
  latest.current = values
  /** The version on the server, updated before the next rendering. */
  const version = useRef<PostVersion>({ revision, edit })
  version.current = { revision, edit }
  const merging = useMerging({
    ...{ ...options, version },
    onStored: options.onAutosaved,
    unblock: () => autosave.unblock(),
    repeat(side) {
      if (lastCall === 'publish' && side === 'mine') void publish()
      else if (!published) void saveDraft()
    },
  })
  const { isReady, isWhole } = useReadiness({ form, published, values, valuesToSave, refuse })
  const autosave = useAutosave({
    // A new post is saved from the first words on, and a stored one in any case.
    isOn: (!isNew || post.stored !== post.reference || hasWords(values)) && !isBusy,
    value: values,
    saved: post.stored,
    isSame,
    save: (typed) => save(typed, version.current),
    flush: (typed) => void save(typed, version.current, true),
    onSaved: (saved, typed) => noteSaved(saved, typed),
    onConflict(refusal) {
      setLastCall('draft')
      merging.takeIn(refusal, false)
    },
  })

  /** Values that equal those of the published post are no changes of it. */
  function save(typed: FormValues, over: PostVersion, isLeaving = false): Promise<CallResult<Autosaved>> {
    const sent = { form: name, isLeaving, onBegin: options.keep }
    return published && isSame(typed, post.reference)
      ? discardCopy(typed.id, over, sent)
      : saveCopy(typed.id, copyOf(typed, status, categories), over, sent)
  }

  function noteSaved(saved: Autosaved, typed: FormValues, asked?: UnpublishedStatus) {
    version.current = { ...version.current, ...saved.version }
    merging.noteStored()
    if (asked) autosave.unblock()
    options.onAutosaved(typed)
    setInput((known) => ({ ...known, ...saved.version }))
    post.onSaved(typed, asked)
  }

  /** Moves the post to the trash with what is typed. What could not be saved, as without a caption, is kept in the tab. */
  async function remove(): Promise<CallResult<unknown>> {
    let isKept = false
    return changeStatus(
      async () => {
        const typed = latest.current
        const last = await save(typed, version.current)
        if (last.ok) noteSaved(last.value, typed)
        else if (last.refusal.status !== 422) return last
        isKept = !last.ok
        return trashPost(typed.id, version.current.revision)
      },
      () => isKept,
    )
  }

  /** Runs a call that changes the status of the post, and stops autosave: the caller then leaves the form. */
  async function changeStatus(
    call: () => Promise<CallResult<unknown>>,
    isKept = () => false,
  ): Promise<CallResult<unknown>> {
    const met = merging.press()
    await autosave.settle()
    const refusal = met()
    if (refusal) return { ok: false, refusal }
    const result = await call()
    if (result.ok) {
      setErrors(NO_ERRORS)
      // A later autosave would restore the former status, or be refused.
      autosave.block()
      if (!isKept()) forget()
    } else {
      goOnAfter(result.refusal)
      setErrors(formErrors(result.refusal.errors, latest.current))
    }
    return result
  }

  /** Saves a new form as a draft first, so that its text is stored even if the time is refused. */
  async function scheduled(publishAt: string, date: string | undefined): Promise<CallResult<unknown>> {
    if (isNew) {
      const result = await savedDraft()
      if (!result.ok) return result
      noteSaved(...result.value)
    }
    const dated = { ...latest.current, ...(date !== undefined && { date }) }
    const copy = copyOf(dated, 'scheduled', categories)
    return changePost(dated.id, { ...copy, publishAt }, version.current, { form: name })
  }

  async function publish() {
    setLastCall('publish')
    if (!isReady()) return
    const leftOut = sectionsLeftOut(values, valuesToSave)
    // A new form of a post keeps the sections that are left out; a published draft is deleted with them.
    if (isUnpublished(post.status) && !isWhole(leftOut)) return
    const met = merging.press()
    const isConfirmed = await options.confirm(valuesToSave, publicationWarnings(t, values, leftOut, categories))
    setHeld(isConfirmed)
    if (isConfirmed) await autosave.settle()
    if (met() || !isConfirmed) return setHeld(false)
    const isDone = await run(savedAndPublished, {
      // After a change the list of posts is opened, which loads its data then.
      reload: published ? 'never' : 'on success',
      onSuccess([document, recipients]) {
        setErrors(NO_ERRORS)
        forget()
        post.onPublished(document, leftOut, recipients)
      },
      onFailure: (refusal) => noteRefusal(refusal, valuesToSave),
    })
    // `run` does nothing while another call is running.
    if (!isDone) setHeld(false)
  }

  /** A new post is saved as a draft first. */
  async function savedAndPublished(): Promise<CallResult<[PostDocument, number]>> {
    if (version.current.revision === 0) {
      const draft = await savedDraft()
      if (!draft.ok) return draft
      noteSaved(...draft.value)
    }
    // The announcement may have been written in the question.
    const values = { ...post.dated(valuesToSave), announcement: latest.current.announcement }
    const result = await publishPost(values, version.current, published, categories, { form: name })
    return result.ok ? { ...result, value: [result.value, recipientsIn(result)] } : result
  }

  /** @param as another status takes a scheduled post back to the drafts */
  async function saveDraft(as = status as UnpublishedStatus) {
    setLastCall('draft')
    if (isPictureUnsent(t, form.current)) return
    setHeld(isNew)
    const met = merging.press()
    await autosave.settle()
    if (met()) return setHeld(false)
    const isDone = await run(() => savedDraft(as), {
      reload: 'never',
      onSuccess([saved, typed]) {
        setErrors(NO_ERRORS)
        if (isNew) forget()
        noteSaved(saved, typed, as)
      },
      onFailure: (refusal) => noteRefusal(refusal, latest.current),
    })
    if (!isDone) setHeld(false)
  }

  function noteRefusal(refusal: Refusal, attempted: FormValues) {
    // Called before `refuse`, which focuses a field: inert fields cannot take the focus.
    setHeld(false)
    if (goOnAfter(refusal)) return setErrors(NO_ERRORS)
    toastFailure(refusal.detail)
    refuse(formErrors(refusal.errors, attempted))
  }

  /** @returns whether the form goes on over what was saved elsewhere */
  function goOnAfter(refusal: Refusal): boolean {
    if (merging.takeIn(refusal, true)) return true
    if (refusal.status === 412 || refusal.status === 404) autosave.block()
    else autosave.resume()
    return false
  }

  /** Saves the draft. A new form is unmounted afterwards, so its changes during the call are saved by a further call. */
  async function savedDraft(as = status): Promise<CallResult<[Autosaved, FormValues]>> {
    for (let over = version.current; ; ) {
      const typed = latest.current
      const result = as === status ? await save(typed, over) : await unschedule(typed, over, categories)
      if (!result.ok) return result
      if (!isNew || isSame(latest.current, typed)) return { ...result, value: [result.value, typed] }
      over = { ...over, ...result.value.version }
    }
  }

  /** Discards the changes of a published post, or a new post with its draft, which *Undo* takes from the trash. */
  async function discard() {
    const typed = latest.current
    const met = merging.press()
    await autosave.settle()
    if (met()) return
    const saved = (values: FormValues) => save(values, version.current)
    const restored = () => history(`/admin/drafts/${typed.id}`)
    const result = await (isNew ? discardNewPost(t, typed, () => saved(typed), restored) : saved(post.reference))
    if (!result.ok) {
      autosave.resume()
      if (isNew || !goOnAfter(result.refusal)) toastFailure(result.refusal.detail)
    } else if (isNew) {
      forget()
      post.onDiscarded()
    } else {
      autosave.resume()
      version.current = { ...version.current, edit: 0 }
      merging.noteStored()
      post.onSaved(post.reference)
      replace(post.reference, { edit: 0 })
      toastUndo(t('saving.discarded'), () => replace(typed))
    }
  }

  return {
    autosave,
    isHeld,
    /** The call in progress, or that waits for an autosave under way. */
    saving: isBusy || isHeld ? lastCall : null,
    publish,
    saveDraft,
    discard,
    /** Whether the post can be scheduled: it can be published, and no unfinished section would be left out. */
    canSchedule: () => isReady() && isWhole(sectionsLeftOut(values, valuesToSave)),
    /** @param date new civil date of the post; undefined leaves the date as it is */
    schedule(publishAt: string, date: string | undefined): Promise<CallResult<unknown>> {
      setLastCall('draft')
      return changeStatus(() => scheduled(publishAt, date))
    },
    /** Whether a draft, or the trash, would contain everything in the form. If a picture is not uploaded, it gets the focus. */
    canUnpublish: () => !isPictureUnsent(t, form.current),
    unpublish: () => changeStatus(() => unpublish(latest.current, version.current)),
    remove,
    settle: merging.settle,
  }
}
