import { type RefObject, useRef, useState } from 'react'
import type { CallResult, Refusal } from '../../../../ui/call.ts'
import { toastFailure } from '../../../../ui/toasts.ts'
import { isSame } from '../../shell/json-equality.ts'
import { useCall } from '../../shell/use-call.ts'
import { type FormErrors, formErrors, NO_ERRORS } from '../form-errors.ts'
import type { Draft } from '../form-state.ts'
import { type FormValues, saysSomething } from '../form-values.ts'
import type { PostFormProps, SavedDraft } from '../post-form-props.ts'
import { useAutosave } from './use-autosave.ts'

const UNFINISHED_SECTION = 'A section needs a title and a text before the post is published. Complete it, or remove it.'
const PICTURE_UNSENT = 'A picture was not sent. Try again, or delete it.'

interface PostSavingOptions {
  readonly props: PostFormProps
  readonly form: RefObject<HTMLFormElement | null>
  /** The form's values and the revision that they were typed over. */
  readonly draft: Draft
  readonly setDraft: (change: (known: Draft) => Draft) => void
  /** The values without the sections that are left out. */
  readonly sent: FormValues
  /** A picture is on its way. */
  readonly isSending: boolean
  /** Ends keeping the input of this form in the tab. */
  readonly forget: () => void
  /** The values that the server has are not kept in the tab. */
  readonly onAutosaved: (values: FormValues) => void
  readonly setErrors: (errors: FormErrors) => void
  readonly refuse: (errors: FormErrors) => void
}

/** Publishing, saving as a draft, and autosave of one form, one call at a time. */
export function usePostSaving(options: PostSavingOptions) {
  const { props, form, draft, setDraft, sent, forget, setErrors, refuse } = options
  const { drafts } = props
  const { values, revision: seen } = draft
  const { isBusy, run } = useCall()
  const [kind, setKind] = useState<'publish' | 'draft'>(drafts?.isDraft ? 'draft' : 'publish')
  /** The fields are inert while a successful call would unmount the form. */
  const [isHeld, setHeld] = useState(false)
  const latest = useRef(values)
  latest.current = values
  /** The last saved revision, updated before the next rendering. */
  const seenNow = useRef(seen)
  seenNow.current = seen
  const autosave = useAutosave({
    isOn: drafts?.isAutosaved(values) === true && !options.isSending && !isBusy,
    value: values,
    saved: drafts?.autosaved ?? props.saved,
    isSame,
    save: (typed) => drafts!.save(typed, seenNow.current),
    onSaved: (saved, typed) => noteDraft(saved, typed, false),
    onConflict(refusal) {
      setKind('draft')
      props.onRefused?.(refusal)
    },
  })

  function noteDraft(saved: SavedDraft, typed: FormValues, wasAsked: boolean) {
    seenNow.current = saved.revision
    if (wasAsked) autosave.unblock()
    if (drafts!.isDraft) options.onAutosaved(typed)
    setDraft((known) => ({ ...known, revision: saved.revision }))
    drafts!.onSaved(saved, typed, wasAsked)
  }

  /** Whether the post can be published as it stands; otherwise the form says what is missing. */
  function isReady(): boolean {
    if (isPictureUnsent(form.current)) return false
    const wrong = props.check(sent)
    if (Object.keys(wrong).length > 0) refuse(formErrors(wrong, sent))
    return Object.keys(wrong).length === 0
  }

  function sectionsLeftOut() {
    return values.sections.filter((section) => !sent.sections.includes(section) && saysSomething(section))
  }

  /** Whether the post can be scheduled as it stands. */
  function canSchedule(): boolean {
    if (!isReady()) return false
    const canSchedule = sectionsLeftOut().length === 0
    if (!canSchedule) toastFailure(UNFINISHED_SECTION)
    return canSchedule
  }

  async function schedule(publishAt: string): Promise<CallResult<SavedDraft>> {
    setKind('draft')
    await autosave.settle()
    const result = await scheduled(publishAt)
    if (result.ok) {
      setErrors(NO_ERRORS)
      forget()
      return result
    }
    const { refusal } = result
    if (refusal.status === 412 || refusal.status === 404) autosave.block()
    else autosave.resume()
    props.onRefused?.(refusal)
    setErrors(formErrors(refusal.errors, latest.current))
    return result
  }

  /** A new form is saved as a draft first, so that its words are kept whatever becomes of the time. */
  async function scheduled(publishAt: string): Promise<CallResult<SavedDraft>> {
    let known = { id: drafts!.id ?? '', revision: seenNow.current }
    if (!drafts!.isDraft) {
      const result = await savedDraft()
      if (!result.ok) return result
      known = result.value[0]
      noteDraft(known, result.value[1], false)
    }
    return drafts!.schedule(known, latest.current, publishAt)
  }

  async function publish(wanted?: number) {
    setKind('publish')
    if (!isReady()) return
    const leftOut = sectionsLeftOut()
    // A new form keeps the sections that are left out; a published draft is deleted with them.
    if (drafts?.isDraft && leftOut.length > 0) return toastFailure(UNFINISHED_SECTION)
    setHeld(drafts !== undefined)
    await autosave.settle()
    const over = wanted ?? seenNow.current
    setDraft((known) => ({ ...known, revision: over }))
    await run(() => props.save(sent, over), {
      // A changed post leads to the list, which is loaded then.
      reload: props.isUpdate ? 'never' : 'on success',
      onSuccess(post) {
        setErrors(NO_ERRORS)
        forget()
        props.onSaved(post, leftOut)
      },
      onFailure(refusal) {
        noteRefusal(refusal, sent)
      },
    })
  }

  async function saveDraft(wanted?: number) {
    setKind('draft')
    if (isPictureUnsent(form.current)) return
    setHeld(!drafts!.isDraft)
    await autosave.settle()
    await run(() => savedDraft(wanted), {
      reload: 'never',
      onSuccess([saved, typed]) {
        setErrors(NO_ERRORS)
        if (!drafts!.isDraft) forget()
        noteDraft(saved, typed, true)
      },
      onFailure(refusal) {
        noteRefusal(refusal, latest.current)
      },
    })
  }

  function noteRefusal(refusal: Refusal, attempted: FormValues) {
    // Before `refuse`, which focuses a field: an inert one takes no focus.
    setHeld(false)
    toastFailure(refusal.detail)
    if (refusal.status === 412 || refusal.status === 404) autosave.block()
    else autosave.resume()
    props.onRefused?.(refusal)
    refuse(formErrors(refusal.errors, attempted))
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

  return {
    autosave,
    isHeld,
    /** The call in progress. */
    saving: isBusy ? kind : null,
    publish,
    saveDraft,
    canSchedule,
    schedule,
    /** Repeats the last call over another revision. */
    saveOver: (over: number) => void (kind === 'draft' ? saveDraft(over) : publish(over)),
  }
}

function isPictureUnsent(form: HTMLFormElement | null): boolean {
  const unsent = form?.querySelector<HTMLElement>('[data-unsent] input[type=file]')
  if (!unsent) return false
  unsent.focus()
  toastFailure(PICTURE_UNSENT)
  return true
}
