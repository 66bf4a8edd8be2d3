import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { toastFailure } from '../../../ui/toasts.ts'
import { sectionPicture, UnsentPicturesContext } from '../picture/unsent-pictures.ts'
import { useBusyCount } from '../picture/use-busy.ts'
import { isSame } from '../shell/json-equality.ts'
import { useLeaveWarning } from '../shell/leave-warning.ts'
import { RestoredNotice } from '../shell/restored-notice.tsx'
import { toastUndo } from '../shell/toast-undo.ts'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting } from '../shell/use-call.ts'
import { usePublicationQuestion } from './announcing/publication-question.tsx'
import { FormBar } from './form-bar.tsx'
import {
  detailErrors,
  type FormErrors,
  focusFirstError,
  formErrors,
  NO_ERRORS,
  remainingErrors,
  unplacedMessages,
} from './form-errors.ts'
import { FormHead } from './form-head.tsx'
import {
  type FormAction,
  type FormInput,
  formInput,
  formReducer,
  NO_VERSION,
  type PostVersion,
  usableInput,
} from './form-state.ts'
import { asSaved, type FormValues, hasWords } from './form-values.ts'
import { PostFields } from './post-fields.tsx'
import type { PostFormProps } from './post-form-props.ts'
import { Preview } from './preview.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import { LocalCopyPanel } from './saving/local-copy/local-copy-panel.tsx'
import { useLocalCopy } from './saving/local-copy/use-local-copy.ts'
import { StatusDialog, type StatusQuestion } from './saving/status-dialog.tsx'
import { usePostSaving } from './saving/use-post-saving.ts'
import { usePreview } from './use-preview.ts'

export function PostForm(props: PostFormProps) {
  const { name, heading, button, isUpdate, saved, pictures, notice } = props
  const { kind, saved: autosaved = saved } = props.autosave
  /** The values that the tab need not keep because the server has them; updated before the next rendering. */
  const stored = useRef(saved)
  stored.current = kind === 'new' ? saved : autosaved
  const usable = (kept: unknown) => {
    const input = usableInput(kept, saved)
    // Input of another role may include a choice to announce, which an author may not make.
    return input && props.audience === null
      ? { ...input, values: { ...input.values, announces: saved.announces } }
      : input
  }
  const {
    value: input,
    change: setInput,
    isRestored,
    forget: forgetInput,
  } = useUnsavedInput<FormInput>(name, formInput(props.initial ?? saved, props.version), {
    usable,
    isEmpty: (typed) => isSame(typed.values, stored.current),
  })
  const { values, removed } = input
  const [errors, setErrors] = useState(NO_ERRORS)
  const [refusals, setRefusals] = useState(0)
  const preview = usePreview()
  const [isFocused, setFocused] = useState(false)
  const [question, setQuestion] = useState<StatusQuestion | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(values)
  const followed = useRef(saved)
  /** The values whose pictures are labelled *Old Image*; `saved` changes with autosaves. */
  const [loaded] = useState(props.initial ?? saved)
  const { busy, onBusy } = useBusyCount()
  const isChanged = !isSame(values, saved)
  const isUnsaved = !isSame(values, autosaved)
  const publication = usePublicationQuestion(props.audience ?? undefined)
  const valuesToSave = asSaved(values, saved, isUpdate)
  const copy = useLocalCopy({ form: name, input, isUnsaved, usable })
  function forget() {
    forgetInput()
    copy.forget()
  }
  const { autosave, isHeld, saving, version, ...actions } = usePostSaving({
    props,
    form,
    input,
    setInput,
    valuesToSave,
    confirm: publication.ask,
    forget,
    onAutosaved(typed) {
      // The tab keeps the input of a new form until it is published.
      if (kind !== 'new') stored.current = typed
      if (isSame(typed, latest.current)) copy.saved()
    },
    setErrors,
    refuse,
  })

  const { restore: restorePicture } = copy
  const change = useCallback(
    (action: FormAction) => {
      setInput((known) => ({ ...known, ...formReducer(known, action) }))
      setErrors((known) => remainingErrors(known, action))
      if (action.type === 'restore-section') restorePicture(sectionPicture(action.key))
    },
    [setInput, restorePicture],
  )

  // An untouched new form follows its date, which only the browser knows, and its author; typed input stays.
  useEffect(() => {
    if (saved === followed.current) return
    if (kind === 'new' && isSame(latest.current, followed.current)) setInput(formInput(saved, NO_VERSION))
    followed.current = saved
  }, [kind, saved, setInput])
  latest.current = values
  useLeaveWarning(isUnsaved)
  // Once for each refusal: correcting one field must not move the focus to the next.
  useEffect(() => {
    if (refusals > 0) focusFirstError(form.current)
  }, [refusals])

  function refuse(wrong: FormErrors) {
    setErrors(wrong)
    // Focus mode may hide the invalid field.
    setFocused(false)
    setRefusals((count) => count + 1)
    for (const message of unplacedMessages(wrong, latest.current)) toastFailure(message)
  }

  /** Prevents implicit submission: Enter in a field would publish the draft. */
  function holdEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (kind === 'draft' && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  function replace(typed: FormValues, change: Partial<PostVersion> = {}) {
    setInput((known) => ({ ...formInput(typed, known), ...change }))
    setErrors(NO_ERRORS)
  }

  function discardRestored() {
    replace(props.initial ?? saved)
    toastUndo('Discarded.', () => setInput(input))
  }

  async function discard() {
    const typed = latest.current
    await autosave.settle()
    const isDiscarded = await props.discard!(typed, version.current)
    if (isDiscarded && props.onDiscarded) {
      forget()
      return props.onDiscarded()
    }
    autosave.resume()
    if (!isDiscarded) return
    replace(saved, { edit: 0 })
    toastUndo('Discarded.', () => replace(typed))
  }

  const wrongDetails = detailErrors(errors)
  const { publishAt } = props.autosave
  const isScheduled = typeof publishAt === 'string'
  const { canSchedule } = actions
  const latestCanSchedule = useRef(canSchedule)
  latestCanSchedule.current = canSchedule
  const askForTime = useCallback(() => {
    if (latestCanSchedule.current()) setQuestion('schedule')
  }, [])
  const onSchedule = publishAt === undefined ? undefined : askForTime
  const shownPreview = <Preview values={valuesToSave} pictures={pictures} part={preview.part} />
  return (
    <>
      <form
        ref={form}
        className={`post-form ${isFocused ? 'post-form--focused' : ''}`.trim()}
        onSubmit={submitting(() => actions.publish())}
        noValidate
        aria-busy={saving !== null}
        onKeyDown={holdEnter}
        onFocus={preview.onFocus}
      >
        <FormHead
          heading={heading}
          wrongDetails={wrongDetails}
          isFocused={isFocused}
          onFocused={setFocused}
          isPreviewShown={preview.isShown}
          onPreview={preview.toggle}
        />
        {notice?.({
          values: valuesToSave,
          typed: values,
          saveDraft: () => actions.saveDraft(),
          saveOver: actions.saveOver,
          refuse: (wrong) => refuse(formErrors(wrong, valuesToSave)),
          forget,
          unblock: autosave.unblock,
        })}
        {copy.found && (kind !== 'new' || !hasWords(values)) && (
          <LocalCopyPanel
            copy={copy.found}
            current={values}
            onUse={() => {
              setInput(copy.found!.input)
              copy.adopt(copy.found!)
            }}
            onDiscard={() => copy.discard(copy.found!)}
          />
        )}
        {isRestored && isChanged && (
          <RestoredNotice
            className="alert alert--success"
            onDiscard={() => (kind === 'new' ? void discard() : discardRestored())}
          />
        )}
        <div
          className={`post-form__panes ${preview.isShown && !preview.isSheet ? 'post-form__panes--preview' : ''}`.trim()}
        >
          <div className="post-form__fields" inert={isHeld}>
            <UnsentPicturesContext value={copy.pictures}>
              <PostFields
                values={values}
                removed={removed}
                errors={errors}
                loaded={loaded}
                pictures={pictures}
                isUpdate={isUpdate}
                isScheduled={isScheduled}
                onSchedule={onSchedule}
                onBusy={onBusy}
                dispatch={change}
                savedTag={saved.tag}
                isDraft={kind === 'draft'}
              />
            </UnsentPicturesContext>
          </div>
          {preview.isShown && !preview.isSheet && shownPreview}
        </div>
        <FormBar
          button={button}
          announces={isUpdate || !props.audience ? null : values.announces}
          audience={publication.audience}
          isChanged={isChanged}
          isUnsaved={isUnsaved}
          kind={kind}
          isAutosaved={props.autosave.saved !== undefined}
          savedAt={autosave.savedAt}
          problem={autosave.problem}
          saving={saving}
          isSending={busy > 0}
          wrongDetails={wrongDetails}
          onAnnounces={(value) => change({ type: 'announces', value })}
          onDiscard={kind === 'edit' ? () => void discard() : undefined}
          onSaveDraft={kind === 'edit' ? undefined : () => actions.saveDraft()}
          isScheduled={isScheduled}
          onPublish={() => void actions.publish()}
          onSchedule={onSchedule}
          onPreview={preview.toggle}
          isAsking={publication.isAsking}
          onUnpublish={props.unpublish && (() => actions.canUnpublish() && setQuestion('unpublish'))}
          onUnschedule={isScheduled ? () => actions.saveDraft({}, 'draft') : undefined}
          onDelete={props.remove && (() => actions.canUnpublish() && setQuestion('delete'))}
        />
      </form>
      {preview.isShown && preview.isSheet && <PreviewSheet onClose={preview.toggle}>{shownPreview}</PreviewSheet>}
      {publication.dialog}
      {question && (
        <StatusDialog
          question={question}
          form={props}
          values={values}
          actions={actions}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}
