import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isReview } from '#domain/posts/review.ts'
import { QuietButton } from '../../../ui/button.tsx'
import type { CallResult } from '../../../ui/call.ts'
import { RequiredNote } from '../../../ui/field.tsx'
import { toastFailure } from '../../../ui/toasts.ts'
import { isSame } from '../shell/json-equality.ts'
import { useLeaveWarning } from '../shell/leave-warning.ts'
import { RestoredNotice } from '../shell/restored-notice.tsx'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting, useCall } from '../shell/use-call.ts'
import { BasicFields, FilmFields, PictureFields } from './basic-fields.tsx'
import { FormBar } from './form-bar.tsx'
import {
  type FormErrors,
  focusFirstError,
  formErrors,
  NO_ERRORS,
  remainingErrors,
  unplacedMessages,
} from './form-errors.ts'
import { changeForm, type Draft, draftOf, type FormAction, usableDraft } from './form-state.ts'
import { asSaved, type FormValues, saysSomething } from './form-values.ts'
import type { PostFormProps, SavedDraft } from './post-form-props.ts'
import { Preview } from './preview.tsx'
import { RatingFields } from './rating-fields.tsx'
import { useAutosave } from './saving/use-autosave.ts'
import { SectionList } from './section-list.tsx'

const UNFINISHED_SECTION = 'A section needs a title and a text before the post is published. Complete it, or remove it.'

/** The form for a new post, and for one that is changed. */
export function PostForm(props: PostFormProps) {
  const { name, heading, button, isUpdate, saved, revision, pictures, check, drafts, notice } = props
  /** `saved`, updated before the next rendering. */
  const savedNow = useRef(saved)
  savedNow.current = saved
  const {
    value: draft,
    change: setDraft,
    isRestored,
    forget,
  } = useUnsavedInput<Draft>(name, draftOf(props.initial ?? saved, revision), {
    usable: (kept) => usableDraft(kept, saved),
    isEmpty: (draft) => isSame(draft.values, savedNow.current),
  })
  const { values, removed, revision: seen } = draft
  const [errors, setErrors] = useState(NO_ERRORS)
  const [refusals, setRefusals] = useState(0)
  const { isBusy: isSaving, run } = useCall()
  const [showsPreview, setShowsPreview] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const tried = useRef<'publish' | 'draft'>(drafts?.isDraft ? 'draft' : 'publish')
  /** The fields are inert while a successful call would unmount the form. */
  const [isHeld, setHeld] = useState(false)
  const latest = useRef(values)
  const followed = useRef(saved)
  const { busy, onBusy } = useBusyCount()
  /** The last saved revision, updated before the next rendering. */
  const seenNow = useRef(seen)
  seenNow.current = seen
  const isChanged = !isSame(values, saved)
  const sent = asSaved(values, saved, isUpdate)

  const change = useCallback(
    (action: FormAction) => {
      setDraft((known) => ({ ...changeForm(known, action), revision: known.revision }))
      setErrors((known) => remainingErrors(known, action))
    },
    [setDraft],
  )

  // An untouched form follows what is saved; typed input stays.
  useEffect(() => {
    if (saved === followed.current) return
    // Saved values are removed from the tab's storage.
    setDraft(isSame(latest.current, followed.current) ? draftOf(saved, revision) : (known) => known)
    followed.current = saved
  }, [saved, revision, setDraft])
  latest.current = values
  // Where there is room for both, both are there.
  useEffect(() => setShowsPreview(matchMedia('(min-width: 1100px)').matches), [])
  useLeaveWarning(isChanged)
  const autosave = useAutosave({
    isOn: drafts?.isDraft === true && busy === 0 && !isSaving,
    value: values,
    saved,
    isSame,
    save: (typed) => drafts!.save(typed, seenNow.current),
    onSaved: (draft, typed) => noteDraft(draft, typed, false),
    onConflict(refusal) {
      tried.current = 'draft'
      props.onRefused?.(refusal)
    },
  })
  // Once for each refusal: correcting one field must not move the focus to the next.
  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current)
  }, [refusals])

  function refuse(wrong: FormErrors) {
    setErrors(wrong)
    setRefusals((count) => count + 1)
    for (const message of unplacedMessages(wrong, latest.current, isUpdate)) toastFailure(message)
  }

  function noteDraft(draft: SavedDraft, typed: FormValues, wasAsked: boolean) {
    seenNow.current = draft.revision
    if (drafts!.isDraft) savedNow.current = typed
    if (wasAsked) autosave.unblock()
    setDraft((known) => ({ ...known, revision: draft.revision }))
    drafts!.onSaved(draft, typed, wasAsked)
  }

  async function attempt(wanted?: number) {
    tried.current = 'publish'
    setHeld(drafts?.isDraft ?? false)
    await autosave.settle()
    if (await publish(wanted ?? seenNow.current)) return
    setHeld(false)
    autosave.resume()
  }

  /** @returns whether it was saved */
  async function publish(over: number): Promise<boolean> {
    setDraft((known) => ({ ...known, revision: over }))
    if (isPictureUnsent()) return false
    const wrong = check(sent)
    if (Object.keys(wrong).length > 0) {
      refuse(formErrors(wrong, sent))
      return false
    }
    const leftOut = values.sections.filter((section) => !sent.sections.includes(section) && saysSomething(section))
    // A new form keeps the sections that are left out; a published draft is deleted with them.
    if (drafts?.isDraft && leftOut.length > 0) {
      toastFailure(UNFINISHED_SECTION)
      return false
    }
    return run(() => props.save(sent, over), {
      // A changed post leads to the list, which is loaded then.
      reload: isUpdate ? 'never' : 'on success',
      onSuccess(post) {
        setErrors(NO_ERRORS)
        forget()
        props.onSaved(post, leftOut)
      },
      onFailure(refusal) {
        toastFailure(refusal.detail)
        if (refusal.status === 412 || refusal.status === 404) autosave.block()
        props.onRefused?.(refusal)
        refuse(formErrors(refusal.errors, sent))
      },
    })
  }

  async function saveDraft(wanted?: number) {
    tried.current = 'draft'
    if (isPictureUnsent()) return
    setHeld(!drafts!.isDraft)
    await autosave.settle()
    const isSaved = await run(() => savedDraft(wanted), {
      reload: 'never',
      onSuccess([draft, typed]) {
        setErrors(NO_ERRORS)
        if (!drafts!.isDraft) forget()
        noteDraft(draft, typed, true)
      },
      onFailure(refusal) {
        toastFailure(refusal.detail)
        if (refusal.status === 412 || refusal.status === 404) autosave.block()
        props.onRefused?.(refusal)
        refuse(formErrors(refusal.errors, latest.current))
      },
    })
    if (isSaved) return
    setHeld(false)
    autosave.resume()
  }

  /** Saves the draft. A new form is unmounted afterwards, so its changes during the call are saved by a further call. */
  async function savedDraft(wanted?: number): Promise<CallResult<[SavedDraft, FormValues]>> {
    for (;;) {
      const typed = latest.current
      const result = await drafts!.save(typed, wanted ?? seenNow.current)
      if (!result.ok) return result
      if (drafts!.isDraft || isSame(latest.current, typed)) return { ...result, value: [result.value, typed] }
      wanted = result.value.revision
    }
  }

  function isPictureUnsent(): boolean {
    const unsent = form.current?.querySelector<HTMLElement>('[data-unsent] input[type=file]')
    if (!unsent) return false
    unsent.focus()
    toastFailure('A picture was not sent. Try again, or delete it.')
    return true
  }

  /** Prevents implicit submission: Enter in a field would publish the draft. */
  function holdEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (drafts?.isDraft && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  function discard() {
    setDraft(draftOf(saved, revision))
    setErrors(NO_ERRORS)
  }

  const part = { values, errors, dispatch: change }
  const mainImage = pictures.get(saved.image.value) ?? null
  return (
    <form
      ref={form}
      className="post-form"
      onSubmit={submitting(() => attempt())}
      noValidate
      aria-busy={isSaving}
      onKeyDown={holdEnter}
    >
      <div className="post-form__top">
        <h2 className="admin__heading">{heading}</h2>
        <QuietButton aria-pressed={showsPreview} onClick={() => setShowsPreview(!showsPreview)}>
          {showsPreview ? 'Hide preview' : 'Show preview'}
        </QuietButton>
      </div>
      {notice?.({
        values: sent,
        typed: values,
        saveOver: (over) => void (tried.current === 'draft' ? saveDraft(over) : attempt(over)),
        refuse: (wrong) => refuse(formErrors(wrong, sent)),
        forget,
        unblock: autosave.unblock,
      })}
      {isRestored && isChanged && <RestoredNotice className="post-form__restored" onDiscard={discard} />}
      <p className="required-note">
        <RequiredNote />
      </p>
      <div className={`post-form__panes ${showsPreview ? 'post-form__panes--two' : ''}`.trim()}>
        <div className="post-form__fields" inert={isHeld}>
          <BasicFields {...part} savedTag={saved.tag} isUpdate={isUpdate} isDraft={drafts?.isDraft ?? false}>
            <PictureFields {...part} saved={mainImage} onBusy={onBusy} />
          </BasicFields>
          {isReview(values.tag) && <RatingFields ratings={values.ratings} errors={errors} dispatch={change} />}
          <FilmFields {...part} />
          <SectionList
            sections={values.sections}
            removed={removed}
            savedPicture={(key) => pictures.get(savedImage(saved, key)) ?? null}
            isUpdate={isUpdate}
            errors={errors}
            dispatch={change}
            onBusy={onBusy}
          />
        </div>
        {showsPreview && <Preview values={sent} pictures={pictures} />}
      </div>
      <FormBar
        button={button}
        announces={isUpdate ? null : values.announces}
        isChanged={isChanged}
        isDraft={drafts?.isDraft ?? false}
        savedAt={autosave.savedAt}
        problem={autosave.problem}
        saving={isSaving ? tried.current : null}
        isSending={busy > 0}
        onAnnounces={(value) => change({ type: 'announces', value })}
        onSaveDraft={drafts && (() => saveDraft())}
      />
    </form>
  )
}

function savedImage(saved: FormValues, key: number): string {
  return saved.sections.find((section) => section.key === key)?.image.value ?? ''
}

/** How many pictures are on their way. */
function useBusyCount(): { busy: number; onBusy: (isBusy: boolean) => void } {
  const [busy, setBusy] = useState(0)
  const onBusy = useCallback((isBusy: boolean) => setBusy((count) => Math.max(0, count + (isBusy ? 1 : -1))), [])
  return { busy, onBusy }
}
