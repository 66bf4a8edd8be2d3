import { type FormEvent, type ReactNode, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { Picture } from '#domain/picture.ts'
import { FIELD_LABELS } from '#domain/post-fields.ts'
import { isReview } from '#domain/review.ts'
import { RequiredNote } from '../../../ui/field.tsx'
import { toastFailure } from '../../../ui/toasts.ts'
import { ImagePicker } from '../picture/image-picker.tsx'
import { BasicFields, FilmFields, TextInput } from './basic-fields.tsx'
import {
  type Errors,
  type FormErrors,
  focusFirstError,
  formErrors,
  NO_ERRORS,
  standingErrors,
  unplacedMessages,
} from './form-errors.ts'
import { changeForm, type FormAction, untouched } from './form-state.ts'
import { asSaved, type FormSection, type FormValues, saysSomething, saysTheSame } from './form-values.ts'
import { keptDraft, useKeptDraft } from './kept-draft.ts'
import { Preview } from './preview.tsx'
import { RatingFields } from './rating-fields.tsx'
import { SectionList } from './section-list.tsx'

export interface PostFormProps {
  /** Under which the tab keeps what is not yet saved. */
  name: string
  heading: string
  button: string
  isUpdate: boolean
  /** What is saved: the form is changed where it differs. */
  saved: FormValues
  /** What stands in a new form before anybody types; else `saved`. */
  initial?: FormValues
  /** The revision that `saved` is; 0 for a new post. */
  revision: number
  pictures: ReadonlyMap<string, Picture>
  /** Checks without asking the server; gives what is wrong by field. */
  check: (values: FormValues) => Errors
  /** Saves over the revision that the writer has seen. Sections that were left out of `values` and hold something come beside. */
  save: (values: FormValues, seen: number, leftOut: readonly FormSection[]) => Promise<SaveResult>
  /** Stands above the fields: what became of the last attempt. */
  notice?: (form: NoticeProps) => ReactNode
}

export type SaveResult =
  /** `next` is called once nothing of this form needs to be kept any more. */
  | { ok: true; next: () => void }
  /** What is wrong, by field. */
  | { ok: false; errors: Errors }

export interface NoticeProps {
  /** What will be saved. */
  values: FormValues
  /** What stands in the form. */
  typed: FormValues
  /** Tries once more, now over this revision. */
  saveOver: (revision: number) => void
  /** Shows what is wrong with the form as it stands, by field. */
  refuse: (errors: Errors) => void
  /** From now on this tab keeps nothing of what stands in the form. */
  forget: () => void
}

/** The form for a new post, and for one that is changed. */
export function PostForm(props: PostFormProps) {
  const { name, heading, button, isUpdate, saved, revision, pictures, check, save, notice } = props
  const [{ values, removed }, dispatch] = useReducer(changeForm, props.initial ?? saved, untouched)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [refusals, setRefusals] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [showsPreview, setShowsPreview] = useState(false)
  const [seen, setSeen] = useState(revision)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(values)
  const followed = useRef(saved)
  const { busy, onBusy } = useBusyCount()
  const isChanged = !saysTheSame(values, saved)
  const sent = asSaved(values, saved, isUpdate)

  const change = useCallback((action: FormAction) => {
    dispatch(action)
    setErrors((known) => standingErrors(known, action))
  }, [])

  // What this tab kept comes back once, with the revision that its writer had seen.
  useEffect(() => {
    const kept = keptDraft(name, latest.current)
    if (!kept) return
    dispatch({ type: 'replace', values: kept.values, removed: kept.removed })
    setSeen(kept.revision)
    setRestored(true)
  }, [name])
  // A form that nobody has touched follows what is saved; one that somebody has is left alone.
  useEffect(() => {
    if (saved !== followed.current && saysTheSame(latest.current, followed.current))
      dispatch({ type: 'replace', values: saved })
    followed.current = saved
  }, [saved])
  latest.current = values
  // Where there is room for both, both are there.
  useEffect(() => setShowsPreview(matchMedia('(min-width: 1100px)').matches), [])
  const forget = useKeptDraft(name, isChanged ? { values, removed, revision: seen } : null)
  useWarningBeforeLeaving(isChanged)
  // Once for each refusal: whoever mends one field is not to be carried off to the next.
  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current)
  }, [refusals])

  function refuse(wrong: FormErrors) {
    setErrors(wrong)
    setRefusals((count) => count + 1)
    for (const message of unplacedMessages(wrong, latest.current, isUpdate)) toastFailure(message)
  }

  async function attempt(over = seen) {
    setSeen(over)
    const unsent = form.current?.querySelector<HTMLElement>('[data-unsent] input[type=file]')
    if (unsent) {
      unsent.focus()
      return toastFailure('A picture was not sent. Try again, or delete it.')
    }
    const wrong = check(sent)
    if (Object.keys(wrong).length > 0) return refuse(formErrors(wrong, sent))
    const leftOut = values.sections.filter((section) => !sent.sections.includes(section) && saysSomething(section))
    setSaving(true)
    const result = await save(sent, over, leftOut)
    setSaving(false)
    if (!result.ok) return refuse(formErrors(result.errors, sent))
    setErrors(NO_ERRORS)
    forget()
    result.next()
  }

  function discard() {
    dispatch({ type: 'replace', values: saved })
    setErrors(NO_ERRORS)
    setSeen(revision)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void attempt()
  }

  const part = { values, errors, dispatch: change }
  const mainImage = pictures.get(saved.image.value) ?? null
  return (
    <form ref={form} className="post-form" onSubmit={submit} noValidate aria-busy={isSaving}>
      <div className="post-form__top">
        <h2 className="admin__heading">{heading}</h2>
        <button
          type="button"
          className="button button--quiet"
          aria-pressed={showsPreview}
          onClick={() => setShowsPreview(!showsPreview)}
        >
          {showsPreview ? 'Hide preview' : 'Show preview'}
        </button>
      </div>
      {notice?.({
        values: sent,
        typed: values,
        saveOver: attempt,
        refuse: (wrong) => refuse(formErrors(wrong, sent)),
        forget,
      })}
      {isRestored && isChanged && (
        <p className="post-form__restored" role="status">
          What you had typed is back.{' '}
          <button type="button" className="text-button" onClick={discard}>
            Discard it
          </button>
        </p>
      )}
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
                <TextInput
                  label={FIELD_LABELS.articleImgSrc}
                  isRequired
                  error={errors.articleImgSrc}
                  value={values.articleImgSrc}
                  onChange={(value) => change({ type: 'text', field: 'articleImgSrc', value })}
                />
                <TextInput
                  label="Image Description"
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
      <div className="post-form__bar">
        <p className="post-form__state" role="status">
          {busy > 0 ? 'A picture is on its way…' : isChanged ? 'Not saved yet' : ''}
        </p>
        {!isUpdate && (
          <label className="check">
            <input
              type="checkbox"
              checked={values.announces}
              onChange={(event) => change({ type: 'announces', value: event.target.checked })}
            />
            E-mail subscribers
          </label>
        )}
        <button type="submit" className="button" disabled={!isChanged || isSaving || busy > 0}>
          {isSaving ? 'Saving…' : button}
        </button>
      </div>
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

/** The browser asks before it closes a tab whose form is not saved. */
function useWarningBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
