import { useCallback, useEffect, useRef, useState } from 'react'
import { FIELD_LABELS } from '#domain/posts/post-fields.ts'
import { isReview } from '#domain/posts/review.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure } from '../../../ui/toasts.ts'
import { ImagePicker } from '../picture/image-picker.tsx'
import { hasShapeOf, isSame } from '../shell/json-equality.ts'
import { useKeptInput } from '../shell/kept-input.ts'
import { useLeaveWarning } from '../shell/leave-warning.ts'
import { RestoredNotice } from '../shell/restored-notice.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import { BasicFields, FilmFields } from './basic-fields.tsx'
import { FormBar } from './form-bar.tsx'
import {
  type FormErrors,
  focusFirstError,
  formErrors,
  NO_ERRORS,
  standingErrors,
  unplacedMessages,
} from './form-errors.ts'
import { changeForm, type FormAction, type FormState, untouched } from './form-state.ts'
import { asSaved, type FormValues, newSection, saysSomething } from './form-values.ts'
import type { PostFormProps, SavedDraft } from './post-form-props.ts'
import { Preview } from './preview.tsx'
import { RatingFields } from './rating-fields.tsx'
import { SectionList } from './section-list.tsx'
import { useAutosave } from './use-autosave.ts'

const UNFINISHED_SECTION = 'A section needs a title and a text before the post is published. Complete it, or remove it.'

/** A form, and the revision that the writer had seen when its input was typed; 0 for a new post. */
interface Draft extends FormState {
  readonly revision: number
}

/** The form for a new post, and for one that is changed. */
export function PostForm(props: PostFormProps) {
  const { name, heading, button, isUpdate, saved, revision, pictures, check, drafts, notice } = props
  const {
    value: draft,
    change: setDraft,
    isRestored,
    forget,
  } = useKeptInput<Draft>(name, draftOf(props.initial ?? saved, revision), {
    usable: (kept) => usableDraft(kept, saved),
    isEmpty: (draft) => isSame(draft.values, saved),
  })
  const { values, removed, revision: seen } = draft
  const [errors, setErrors] = useState(NO_ERRORS)
  const [refusals, setRefusals] = useState(0)
  const { isBusy: isSaving, run } = useCall()
  const [showsPreview, setShowsPreview] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** What was tried last: publishing, or keeping a draft. */
  const retry = useRef<(over: number) => Promise<unknown>>(attempt)
  const latest = useRef(values)
  const followed = useRef(saved)
  const { busy, onBusy } = useBusyCount()
  /** The revision that was saved last, before the next rendering says so. */
  const seenNow = useRef(seen)
  seenNow.current = seen
  const isChanged = !isSame(values, saved)
  const sent = asSaved(values, saved, isUpdate)

  const change = useCallback(
    (action: FormAction) => {
      setDraft((known) => ({ ...changeForm(known, action), revision: known.revision }))
      setErrors((known) => standingErrors(known, action))
    },
    [setDraft],
  )

  // An untouched form follows what is saved; typed input stays.
  useEffect(() => {
    if (saved !== followed.current && isSame(latest.current, followed.current)) setDraft(draftOf(saved, revision))
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
    onConflict: (refusal) => props.onRefused?.(refusal),
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
    setDraft((known) => ({ ...known, revision: draft.revision }))
    drafts!.onSaved(draft, typed, wasAsked)
  }

  async function attempt(wanted?: number) {
    retry.current = attempt
    await autosave.settle()
    if (!(await publish(wanted ?? seenNow.current))) autosave.resume()
  }

  /** @returns whether it was saved */
  async function publish(over: number): Promise<boolean> {
    setDraft((known) => ({ ...known, revision: over }))
    const unsent = form.current?.querySelector<HTMLElement>('[data-unsent] input[type=file]')
    if (unsent) {
      unsent.focus()
      toastFailure('A picture was not sent. Try again, or delete it.')
      return false
    }
    const wrong = check(sent)
    if (Object.keys(wrong).length > 0) {
      refuse(formErrors(wrong, sent))
      return false
    }
    const leftOut = values.sections.filter((section) => !sent.sections.includes(section) && saysSomething(section))
    // A new form keeps what is left out. A draft is gone once it is published.
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
        props.onRefused?.(refusal)
        refuse(formErrors(refusal.errors, sent))
      },
    })
  }

  async function saveDraft(wanted?: number) {
    retry.current = saveDraft
    await autosave.settle()
    await run(() => drafts!.save(values, wanted ?? seenNow.current), {
      reload: 'never',
      onSuccess(draft) {
        setErrors(NO_ERRORS)
        if (!drafts!.isDraft) forget()
        noteDraft(draft, values, true)
      },
      onFailure(refusal) {
        toastFailure(refusal.detail)
        props.onRefused?.(refusal)
        refuse(formErrors(refusal.errors, values))
        autosave.resume()
      },
    })
  }

  function discard() {
    setDraft(draftOf(saved, revision))
    setErrors(NO_ERRORS)
  }

  const part = { values, errors, dispatch: change }
  const mainImage = pictures.get(saved.image.value) ?? null
  return (
    <form ref={form} className="post-form" onSubmit={submitting(() => attempt())} noValidate aria-busy={isSaving}>
      <div className="post-form__top">
        <h2 className="admin__heading">{heading}</h2>
        <QuietButton aria-pressed={showsPreview} onClick={() => setShowsPreview(!showsPreview)}>
          {showsPreview ? 'Hide preview' : 'Show preview'}
        </QuietButton>
      </div>
      {notice?.({
        values: sent,
        typed: values,
        saveOver: (revision: number) => void retry.current(revision),
        refuse: (wrong) => refuse(formErrors(wrong, sent)),
        forget,
      })}
      {isRestored && isChanged && <RestoredNotice className="post-form__restored" onDiscard={discard} />}
      <p className="required-note">
        <RequiredNote />
      </p>
      <div className={`post-form__panes ${showsPreview ? 'post-form__panes--two' : ''}`.trim()}>
        <div className="post-form__fields">
          <BasicFields {...part} savedTag={saved.tag} isUpdate={isUpdate}>
            <fieldset className="post-form__part post-form__wide">
              <legend className="post-form__heading">Picture</legend>
              <ImagePicker
                label={FIELD_LABELS.articleImage}
                value={values.image.value}
                saved={mainImage}
                uploaded={values.image.uploaded}
                isExcluded={values.image.isExcluded}
                onChange={(image) => change({ type: 'image', value: image })}
                onBusy={onBusy}
                {...(errors.articleImage && { error: errors.articleImage })}
              />
              <div className="post-form__grid">
                <TextField
                  label={FIELD_LABELS.articleImgSrc}
                  isRequired
                  error={errors.articleImgSrc}
                  value={values.articleImgSrc}
                  onChange={(value) => change({ type: 'text', field: 'articleImgSrc', value })}
                />
                <TextField
                  label={FIELD_LABELS.articleImageAlt}
                  error={errors.articleImageAlt}
                  value={values.articleImageAlt}
                  onChange={(value) => change({ type: 'text', field: 'articleImageAlt', value })}
                  hint="For those who cannot see it; else the title serves."
                />
              </div>
            </fieldset>
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
        isSaving={isSaving}
        isSending={busy > 0}
        onAnnounces={(value) => change({ type: 'announces', value })}
        onSaveDraft={drafts && (() => saveDraft())}
      />
    </form>
  )
}

function draftOf(values: FormValues, revision: number): Draft {
  return { ...untouched(values), revision }
}

/** A field that was added by an upgrade since has its saved value. */
function usableDraft(kept: unknown, saved: FormValues): Draft | null {
  if (!hasShapeOf(kept, { values: {}, removed: [{ section: newSection(0), index: 0 }], revision: 0 })) return null
  const values = { ...saved, ...kept.values }
  return hasShapeOf(values, saved) ? { ...kept, values } : null
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
