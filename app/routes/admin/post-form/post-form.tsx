import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Announcement } from '#domain/posts/announcement.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useSite } from '../../../ui/site.ts'
import { toastFailure } from '../../../ui/toasts.ts'
import type { EditedPost } from '../editor/use-edited-post.ts'
import { sectionPicture, UnsentPicturesContext } from '../picture/unsent-pictures.ts'
import { useBusyCount } from '../picture/use-busy.ts'
import { useFocusFallback, useHeadingFocus } from '../shell/focus-fallback.ts'
import { isSame } from '../shell/json-equality.ts'
import { useLeaveWarning } from '../shell/leave-warning.ts'
import { RestoredNotice } from '../shell/restored-notice.tsx'
import { toastUndo } from '../shell/toast-undo.ts'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting } from '../shell/use-call.ts'
import { usePublicationQuestion } from './announcing/publication-question.tsx'
import { type FormHandle, isUnpublished, labelsOf } from './edited-post.ts'
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
import { Preview } from './preview.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import { LocalCopyPanel } from './saving/local-copy/local-copy-panel.tsx'
import { useLocalCopy } from './saving/local-copy/use-local-copy.ts'
import { StatusDialog, type StatusQuestion } from './saving/status-dialog.tsx'
import { useContinuedDraft } from './saving/use-continued-draft.ts'
import { usePostSaving } from './saving/use-post-saving.ts'
import { usePreview } from './use-preview.ts'

interface PostFormProps {
  post: EditedPost
  /** Shown above the fields. */
  notice: (form: FormHandle) => ReactNode
}

export function PostForm({ post, notice }: PostFormProps) {
  const { t } = useLocale()
  const { status, name, reference, stored, initial } = post
  const isNew = status === 'new'
  /** The values that the tab need not keep; updated before the next rendering. It keeps the input of a new form until it is published. */
  const kept = useRef(stored)
  kept.current = isNew ? reference : stored
  const usable = (known: unknown) => {
    const input = usableInput(known, reference, isNew)
    // Input of another role, or of the draft before its publication, may include a choice to announce, which this form does not offer.
    return input && post.audience === null
      ? {
          ...input,
          values: { ...input.values, announces: reference.announces, announcement: reference.announcement },
        }
      : input
  }
  const {
    value: input,
    change: setInput,
    isRestored,
    forget: forgetInput,
  } = useUnsavedInput<FormInput>(name, formInput(initial, post.version), {
    usable,
    isEmpty: (typed) => isSame(typed.values, kept.current),
  })
  useContinuedDraft('new', initial, { isOn: status === 'draft' && post.kind === 'post', usable })
  const { values, removed } = input
  const [errors, setErrors] = useState(NO_ERRORS)
  const [refusals, setRefusals] = useState(0)
  const preview = usePreview()
  const [isFocused, setFocused] = useState(false)
  const [question, setQuestion] = useState<StatusQuestion | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(values)
  const followed = useRef(reference)
  /** The values whose pictures are labelled *Old Image*; those of the post change with autosaves. */
  const [loaded] = useState(initial)
  const { busy, onBusy } = useBusyCount()
  const isChanged = !isSame(values, reference)
  const isUnsaved = !isSame(values, stored)
  const { categories } = useSite()
  const onAnnouncement = (value: Announcement) => change({ type: 'announcement', value })
  const publication = usePublicationQuestion(post.audience, { announcement: values.announcement, onAnnouncement })
  const valuesToSave = asSaved(values, reference, status === 'published')
  const copy = useLocalCopy({ form: name, input, isUnsaved, usable })
  const offered = useFocusFallback<HTMLHeadingElement>(copy.found)
  /** How often kept words were used or discarded. */
  const [answered, setAnswered] = useState(0)
  useHeadingFocus(answered)
  function forget() {
    forgetInput()
    copy.forget()
  }
  const actions = usePostSaving({
    post,
    form,
    input,
    setInput,
    replace,
    valuesToSave,
    isAsked: question !== null,
    confirm: publication.ask,
    keep: copy.write,
    forget,
    setAside(typed) {
      offered.expectChange()
      copy.setAside(typed)
    },
    onAutosaved(typed) {
      if (!isNew) kept.current = typed
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
    if (reference === followed.current) return
    if (isNew && isSame(latest.current, followed.current)) setInput(formInput(reference, NO_VERSION))
    followed.current = reference
  }, [isNew, reference, setInput])
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
    for (const message of unplacedMessages(wrong, latest.current, categories)) toastFailure(message)
  }

  /** Prevents implicit submission: Enter in a field would publish the draft. */
  function holdEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (isUnpublished(status) && event.key === 'Enter' && event.target instanceof HTMLInputElement)
      event.preventDefault()
  }

  function replace(typed: FormValues, change: Partial<PostVersion> = {}) {
    setInput((known) => ({ ...formInput(typed, known), ...change }))
    setErrors(NO_ERRORS)
  }

  function discardRestored() {
    replace(stored)
    toastUndo(t('saving.discarded'), () => setInput(input))
  }

  function ask(asked: StatusQuestion) {
    if (asked === 'schedule' ? actions.canSchedule() : actions.canUnpublish()) setQuestion(asked)
  }
  const latestAsk = useRef(ask)
  latestAsk.current = ask
  const onSchedule = useCallback(() => latestAsk.current('schedule'), [])

  const wrongDetails = detailErrors(errors)
  const shownPreview = <Preview values={valuesToSave} pictures={post.pictures} part={preview.part} />
  return (
    <>
      <form
        ref={form}
        className={`post-form ${isFocused ? 'post-form--focused' : ''}`.trim()}
        onSubmit={submitting(() => actions.publish())}
        noValidate
        aria-label={t(labelsOf(status, post.kind).heading)}
        aria-busy={actions.saving !== null}
        onKeyDown={holdEnter}
        onFocus={preview.onFocus}
      >
        <FormHead
          heading={t(labelsOf(status, post.kind).heading)}
          wrongDetails={wrongDetails}
          isFocused={isFocused}
          onFocused={setFocused}
          isPreviewShown={preview.isShown}
          onPreview={preview.toggle}
        />
        {notice({
          values: valuesToSave,
          typed: values,
          removed,
          settle: actions.settle,
          refuse: (wrong) => refuse(formErrors(wrong, valuesToSave)),
          forget,
          unblock: actions.autosave.unblock,
        })}
        {copy.found && (!isNew || !hasWords(values)) && (
          <LocalCopyPanel
            copy={copy.found}
            current={values}
            heading={offered.fallback}
            onUse={() => {
              setInput(copy.found!.input)
              copy.adopt(copy.found!)
              setAnswered(answered + 1)
            }}
            onDiscard={() => {
              copy.discard(copy.found!)
              setAnswered(answered + 1)
            }}
          />
        )}
        {isRestored && isChanged && (
          <RestoredNotice
            className="alert alert--success"
            onDiscard={() => (isNew ? void actions.discard() : discardRestored())}
          />
        )}
        <div
          className={`stack post-form__panes ${preview.isShown && !preview.isSheet ? 'post-form__panes--preview' : ''}`.trim()}
        >
          <div className="post-form__fields" inert={actions.isHeld}>
            <UnsentPicturesContext value={copy.pictures}>
              <PostFields
                values={values}
                removed={removed}
                errors={errors}
                loaded={loaded}
                pictures={post.pictures}
                status={status}
                onSchedule={onSchedule}
                onBusy={onBusy}
                dispatch={change}
                savedTag={reference.tag}
              />
            </UnsentPicturesContext>
          </div>
          {preview.isShown && !preview.isSheet && shownPreview}
        </div>
        <FormBar
          status={status}
          kind={post.kind}
          announces={post.audience && values.announces}
          publication={publication}
          isChanged={isChanged}
          isUnsaved={isUnsaved}
          actions={actions}
          isSending={busy > 0}
          wrongDetails={wrongDetails}
          onAnnounces={(value) => change({ type: 'announces', value })}
          onPreview={preview.toggle}
          onQuestion={ask}
        />
      </form>
      {preview.isShown && preview.isSheet && <PreviewSheet onClose={preview.toggle}>{shownPreview}</PreviewSheet>}
      {publication.dialog}
      {question && (
        <StatusDialog
          question={question}
          post={post}
          values={values}
          actions={actions}
          onAnnouncement={onAnnouncement}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}
