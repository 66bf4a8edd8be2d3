import { type RefObject, useRef, useState } from 'react'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { ratingWarnings } from '#domain/posts/review.ts'
import { statusOf, type UnpublishedStatus } from '#domain/posts/status/status.ts'
import type { CallResult, Refusal } from '../../../../ui/call.ts'
import { toastFailure } from '../../../../ui/toasts.ts'
import { isSame } from '../../shell/json-equality.ts'
import { useCall } from '../../shell/use-call.ts'
import { type FormErrors, formErrors, NO_ERRORS, reveal } from '../form-errors.ts'
import type { FormInput, PostVersion } from '../form-state.ts'
import { type FormSection, type FormValues, saysSomething } from '../form-values.ts'
import type { Autosaved, PostFormProps } from '../post-form-props.ts'
import { useAutosave } from './use-autosave.ts'
import { changePost, copyOf, discardCopy, saveCopy, unschedule } from './working-copy.ts'

const UNFINISHED_SECTION = 'A section needs a title and a text before the post is published. Complete it, or remove it.'
const PICTURE_UNSENT = 'A picture was not sent. Try again, or delete it.'

interface PostSavingOptions {
  readonly props: PostFormProps
  readonly form: RefObject<HTMLFormElement | null>
  readonly input: FormInput
  readonly setInput: (change: (known: FormInput) => FormInput) => void
  /** The values without the sections that are left out. */
  readonly valuesToSave: FormValues
  /** Asks before publication and shows `warnings`, see {@link publicationWarnings}. @returns whether it was confirmed */
  readonly confirm: (values: FormValues, warnings: readonly string[]) => Promise<boolean>
  /** Stops keeping the input of this form in the tab. */
  readonly forget: () => void
  /** Called with the values that the server has, also after the form was unmounted. */
  readonly onAutosaved: (values: FormValues) => void
  readonly setErrors: (errors: FormErrors) => void
  readonly refuse: (errors: FormErrors) => void
}

/** Publishing, saving as a draft, and autosave of one form, one call at a time. */
export function usePostSaving(options: PostSavingOptions) {
  const { props, form, input, setInput, valuesToSave, forget, setErrors, refuse } = options
  const { kind, publishAt = null } = props.autosave
  const status = kind === 'edit' ? 'published' : statusOf(publishAt)
  const { values, revision, edit } = input
  const { isBusy, run } = useCall()
  const [lastCall, setLastCall] = useState<'publish' | 'draft'>(kind === 'draft' ? 'draft' : 'publish')
  /** The fields are inert while a successful call would unmount the form. */
  const [isHeld, setHeld] = useState(false)
  const latest = useRef(values)
  latest.current = values
  /** The version on the server, updated before the next rendering. */
  const version = useRef<PostVersion>({ revision, edit })
  version.current = { revision, edit }
  const autosave = useAutosave({
    isOn: (props.autosave.isOn?.(values) ?? true) && !isBusy,
    value: values,
    saved: props.autosave.saved ?? props.saved,
    isSame,
    save: (typed) => save(typed, version.current),
    flush: (typed) => void save(typed, version.current, true),
    onSaved: (saved, typed) => noteSaved(saved, typed),
    onConflict(refusal) {
      setLastCall('draft')
      props.onRefused?.(refusal)
    },
  })

  /** Values that equal those of the published post are no changes of it. */
  function isUnchanged(typed: FormValues): boolean {
    return kind === 'edit' && isSame(typed, props.saved)
  }

  function save(typed: FormValues, over: PostVersion, isLeaving = false): Promise<CallResult<Autosaved>> {
    const sent = { form: props.name, isLeaving }
    return isUnchanged(typed)
      ? discardCopy(typed.id, over, sent)
      : saveCopy(typed.id, copyOf(typed, status), over, sent)
  }

  function noteSaved(saved: Autosaved, typed: FormValues, asked?: UnpublishedStatus) {
    version.current = { ...version.current, ...saved.version }
    if (asked) autosave.unblock()
    options.onAutosaved(typed)
    setInput((known) => ({ ...known, ...saved.version }))
    props.autosave.onSaved(saved, typed, asked)
  }

  /** Whether the post can be published. Otherwise the form shows what is missing. */
  function isReady(): boolean {
    if (isPictureUnsent(form.current)) return false
    const wrong = props.check(valuesToSave)
    if (Object.keys(wrong).length > 0) refuse(formErrors(wrong, valuesToSave))
    return Object.keys(wrong).length === 0
  }

  function sectionsLeftOut() {
    return values.sections.filter((section) => !valuesToSave.sections.includes(section) && saysSomething(section))
  }

  /** Whether the post can be scheduled: it can be published, and no unfinished section would be left out. */
  function canSchedule(): boolean {
    return isReady() && isWhole(sectionsLeftOut())
  }

  /** Whether no unfinished section would be left out. Otherwise the form shows which ones. */
  function isWhole(leftOut: readonly FormSection[]): boolean {
    if (leftOut.length === 0) return true
    toastFailure(UNFINISHED_SECTION)
    const missing = leftOut.map((section) => {
      const field = section.sectionTitle.trim() === '' ? 'sectionTitle' : 'sectionText'
      return [`sections.${values.sections.indexOf(section)}.${field}`, UNFINISHED_SECTION]
    })
    refuse(formErrors(Object.fromEntries(missing), values))
    return false
  }

  /** @param date new civil date of the post; undefined leaves the date as it is */
  async function schedule(publishAt: string, date: string | undefined): Promise<CallResult<unknown>> {
    setLastCall('draft')
    return changeStatus(() => scheduled(publishAt, date))
  }

  /** Whether a draft, or the trash, would contain everything in the form. If a picture is not uploaded, it gets the focus. */
  function canUnpublish(): boolean {
    return !isPictureUnsent(form.current)
  }

  function unpublish(): Promise<CallResult<unknown>> {
    return changeStatus(() => props.unpublish!(latest.current, version.current))
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
        return props.remove!(version.current)
      },
      () => isKept,
    )
  }

  /** Runs a call that changes the status of the post, and stops autosave: the caller then leaves the form. */
  async function changeStatus(
    call: () => Promise<CallResult<unknown>>,
    isKept = () => false,
  ): Promise<CallResult<unknown>> {
    await autosave.settle()
    const result = await call()
    if (result.ok) {
      setErrors(NO_ERRORS)
      // A later autosave would restore the former status, or be refused.
      autosave.block()
      if (!isKept()) forget()
      return result
    }
    const { refusal } = result
    if (refusal.status === 412 || refusal.status === 404) autosave.block()
    else autosave.resume()
    props.onRefused?.(refusal)
    setErrors(formErrors(refusal.errors, latest.current))
    return result
  }

  /** Saves a new form as a draft first, so that its text is stored even if the time is refused. */
  async function scheduled(publishAt: string, date: string | undefined): Promise<CallResult<unknown>> {
    if (kind === 'new') {
      const result = await savedDraft({})
      if (!result.ok) return result
      noteSaved(...result.value)
    }
    const dated = { ...latest.current, ...(date !== undefined && { date }) }
    return changePost(dated.id, { ...copyOf(dated, 'scheduled'), publishAt }, version.current, { form: props.name })
  }

  async function publish(wanted: Partial<PostVersion> = {}) {
    setLastCall('publish')
    if (!isReady()) return
    const leftOut = sectionsLeftOut()
    // A new form keeps the sections that are left out; a published draft is deleted with them.
    if (kind === 'draft' && !isWhole(leftOut)) return
    if (!(await options.confirm(valuesToSave, publicationWarnings(values, leftOut)))) return
    setHeld(true)
    await autosave.settle()
    const over = { ...version.current, ...wanted }
    setInput((known) => ({ ...known, ...over }))
    const isDone = await run(() => savedAndPublished(over), {
      // After a change the list of posts is opened, which loads its data then.
      reload: props.isUpdate ? 'never' : 'on success',
      onSuccess(post) {
        setErrors(NO_ERRORS)
        forget()
        props.onSaved(post, leftOut)
      },
      onFailure(refusal) {
        noteRefusal(refusal, valuesToSave)
      },
    })
    // `run` does nothing while another call is running.
    if (!isDone) setHeld(false)
  }

  /** A new post is saved as a draft first. */
  async function savedAndPublished(over: PostVersion): Promise<CallResult<PostDocument>> {
    if (over.revision > 0) return props.save(valuesToSave, over)
    const result = await savedDraft(over)
    if (!result.ok) return result
    noteSaved(...result.value)
    return props.save(valuesToSave, version.current)
  }

  /** @param as another status takes a scheduled post back to the drafts */
  async function saveDraft(wanted: Partial<PostVersion> = {}, as: UnpublishedStatus = statusOf(publishAt)) {
    setLastCall('draft')
    if (isPictureUnsent(form.current)) return
    setHeld(kind === 'new')
    await autosave.settle()
    const isDone = await run(() => savedDraft(wanted, as), {
      reload: 'never',
      onSuccess([saved, typed]) {
        setErrors(NO_ERRORS)
        if (kind === 'new') forget()
        noteSaved(saved, typed, as)
      },
      onFailure(refusal) {
        noteRefusal(refusal, latest.current)
      },
    })
    if (!isDone) setHeld(false)
  }

  function noteRefusal(refusal: Refusal, attempted: FormValues) {
    // Called before `refuse`, which focuses a field: inert fields cannot take the focus.
    setHeld(false)
    toastFailure(refusal.detail)
    if (refusal.status === 412 || refusal.status === 404) autosave.block()
    else autosave.resume()
    props.onRefused?.(refusal)
    refuse(formErrors(refusal.errors, attempted))
  }

  /** Saves the draft. A new form is unmounted afterwards, so its changes during the call are saved by a further call. */
  async function savedDraft(wanted: Partial<PostVersion>, as = status): Promise<CallResult<[Autosaved, FormValues]>> {
    for (let over = { ...version.current, ...wanted }; ; ) {
      const typed = latest.current
      const result = as === status ? await save(typed, over) : await unschedule(typed, over)
      if (!result.ok) return result
      if (kind !== 'new' || isSame(latest.current, typed)) return { ...result, value: [result.value, typed] }
      over = { ...over, ...result.value.version }
    }
  }

  return {
    autosave,
    version,
    isHeld,
    /** The call in progress, or that waits for an autosave under way. */
    saving: isBusy || isHeld ? lastCall : null,
    publish,
    saveDraft,
    canSchedule,
    schedule,
    canUnpublish,
    unpublish,
    remove,
    /** Repeats the last call over another version. */
    saveOver(over: Partial<PostVersion>) {
      version.current = { ...version.current, ...over }
      setInput((known) => ({ ...known, ...over }))
      // The call may not be made, if something is missing or the question is cancelled. Autosave then goes on.
      autosave.unblock()
      void (lastCall === 'draft' ? saveDraft(over) : publish(over))
    },
  }
}

/** Sentences about sections that are left out, and about an overall rating of 0, the initial value. */
function publicationWarnings({ sections, ...values }: FormValues, leftOut: readonly FormSection[]): string[] {
  return [
    ...leftOut.map((section) => `Section ${sections.indexOf(section) + 1} is left out: it needs a title and a text.`),
    ...ratingWarnings(values),
  ]
}

function isPictureUnsent(form: HTMLFormElement | null): boolean {
  const unsent = form?.querySelector<HTMLElement>('[data-unsent] :is(input[type=file], button)')
  if (!unsent) return false
  reveal(unsent)
  unsent.focus()
  toastFailure(PICTURE_UNSENT)
  return true
}
