import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isReview } from '#domain/posts/review.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { toastFailure } from '../../../ui/toasts.ts'
import { isSame } from '../shell/json-equality.ts'
import { useKeptInput } from '../shell/kept-input.ts'
import { useLeaveWarning } from '../shell/leave-warning.ts'
import { RestoredNotice } from '../shell/restored-notice.tsx'
import { toastUndo } from '../shell/toast-undo.ts'
import { submitting } from '../shell/use-call.ts'
import { BasicFields, FilmFields, PictureFields } from './basic-fields.tsx'
import { FormBar } from './form-bar.tsx'
import {
  type FormErrors,
  focusFirstError,
  formErrors,
  NO_ERRORS,
  standingErrors,
  unplacedMessages,
} from './form-errors.ts'
import { changeForm, type Draft, draftOf, type FormAction, usableDraft } from './form-state.ts'
import { asSaved, type FormValues } from './form-values.ts'
import type { PostFormProps } from './post-form-props.ts'
import { Preview } from './preview.tsx'
import { RatingFields } from './rating-fields.tsx'
import { ScheduleDialog } from './saving/schedule-dialog.tsx'
import { usePostSaving } from './saving/use-post-saving.ts'
import { SectionList } from './section-list.tsx'

/** The form for a new post, and for one that is changed. */
export function PostForm(props: PostFormProps) {
  const { name, heading, button, isUpdate, saved, revision, pictures, drafts, notice } = props
  /** `saved`, updated before the next rendering. */
  const savedNow = useRef(saved)
  savedNow.current = saved
  const {
    value: draft,
    change: setDraft,
    isRestored,
    forget,
  } = useKeptInput<Draft>(name, draftOf(props.initial ?? saved, revision), {
    usable: (kept) => usableDraft(kept, saved),
    isEmpty: (draft) => isSame(draft.values, savedNow.current),
  })
  const { values, removed } = draft
  const [errors, setErrors] = useState(NO_ERRORS)
  const [refusals, setRefusals] = useState(0)
  const [showsPreview, setShowsPreview] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(values)
  const followed = useRef(saved)
  const { busy, onBusy } = useBusyCount()
  const isChanged = !isSame(values, saved)
  const isUnsaved = isChanged && !isSame(values, drafts?.autosaved)
  const sent = asSaved(values, saved, isUpdate)
  const { autosave, isHeld, saving, ...actions } = usePostSaving({
    props,
    form,
    draft,
    setDraft,
    sent,
    isSending: busy > 0,
    forget,
    onAutosaved: (typed) => {
      savedNow.current = typed
    },
    setErrors,
    refuse,
  })

  const change = useCallback(
    (action: FormAction) => {
      setDraft((known) => ({ ...changeForm(known, action), revision: known.revision }))
      setErrors((known) => standingErrors(known, action))
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
  useLeaveWarning(isUnsaved)
  // Once for each refusal: correcting one field must not move the focus to the next.
  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current)
  }, [refusals])

  function refuse(wrong: FormErrors) {
    setErrors(wrong)
    setRefusals((count) => count + 1)
    for (const message of unplacedMessages(wrong, latest.current, isUpdate)) toastFailure(message)
  }

  /** Prevents implicit submission: Enter in a field would publish the draft. */
  function holdEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (drafts?.isDraft && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  async function discard() {
    if (!props.discard) {
      setDraft(draftOf(saved, revision))
      setErrors(NO_ERRORS)
      return toastUndo('Discarded.', () => setDraft(draft))
    }
    await autosave.settle()
    if (!(await props.discard(latest.current, draft.revision))) return autosave.resume()
    forget()
    props.onDiscarded?.()
  }

  const isScheduled = typeof drafts?.publishAt === 'string'
  const onSchedule = drafts && (() => actions.canSchedule() && setScheduling(true))
  const part = { values, errors, dispatch: change }
  const mainImage = pictures.get(saved.image.value) ?? null
  return (
    <>
      <form
        ref={form}
        className="post-form"
        onSubmit={submitting(() => actions.publish())}
        noValidate
        aria-busy={saving !== null}
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
          saveDraft: () => void actions.saveDraft(),
          saveOver: actions.saveOver,
          refuse: (wrong) => refuse(formErrors(wrong, sent)),
          forget,
          unblock: autosave.unblock,
        })}
        {isRestored && isChanged && <RestoredNotice className="post-form__restored" onDiscard={() => void discard()} />}
        <p className="required-note">
          <RequiredNote />
        </p>
        <div className={`post-form__panes ${showsPreview ? 'post-form__panes--two' : ''}`.trim()}>
          <div className="post-form__fields" inert={isHeld}>
            <BasicFields
              {...part}
              savedTag={saved.tag}
              isUpdate={isUpdate}
              isDraft={drafts?.isDraft ?? false}
              isScheduled={isScheduled}
              onSchedule={onSchedule}
            >
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
          isUnsaved={isUnsaved}
          isDraft={drafts?.isDraft ?? false}
          isAutosaved={drafts?.autosaved !== undefined}
          savedAt={autosave.savedAt}
          problem={autosave.problem}
          saving={saving}
          isSending={busy > 0}
          onAnnounces={(value) => change({ type: 'announces', value })}
          onSaveDraft={drafts && (() => actions.saveDraft())}
          isScheduled={isScheduled}
          onSchedule={onSchedule}
        />
      </form>
      {isScheduling && (
        <ScheduleDialog
          values={values}
          publishAt={drafts!.publishAt}
          schedule={actions.schedule}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
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
