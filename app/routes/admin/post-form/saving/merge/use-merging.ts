import { type RefObject, useEffect, useRef } from 'react'
import type { Refusal } from '../../../../../ui/call.ts'
import { useLocale } from '../../../../../ui/locale.ts'
import { defaultSource, useSite } from '../../../../../ui/site.ts'
import { toastFailure } from '../../../../../ui/toasts.ts'
import { useApplication } from '../../../application-context.ts'
import type { EditedPost } from '../../../editor/use-edited-post.ts'
import type { FormInput, PostVersion } from '../../form-state.ts'
import type { FormValues } from '../../form-values.ts'
import { differencesBetween } from '../differences.ts'
import type { Side } from './merged-fields.ts'
import { isInConflict, mergedForm } from './merged-form.ts'
import { type SavedElsewhere, savedElsewhere } from './saved-elsewhere.ts'

export interface MergingOptions {
  readonly post: EditedPost
  readonly input: FormInput
  readonly setInput: (change: (known: FormInput) => FormInput) => void
  /** The version on the server on which the input is based. */
  readonly version: RefObject<PostVersion>
  /** Called with the values that the server has. */
  readonly onStored: (values: FormValues) => void
  /** Keeps input in the browser, and offers it. */
  readonly setAside: (input: FormInput) => void
  /** Turns autosave on again. */
  readonly unblock: () => void
  /** Whether a dialog asks about a change of status. */
  readonly isAsked: boolean
  /** Makes the last call again, unless autosave does the same; where theirs was taken, saves a draft. */
  readonly repeat: (side: Side) => void
}

/** Merges the form with what was saved elsewhere meanwhile. */
export function useMerging({ post, input, setInput, version, setAside, ...options }: MergingOptions) {
  const locale = useLocale()
  const { timeZone } = useApplication()
  const source = defaultSource(useSite())
  /** A call may be answered in a later rendering. */
  const latest = useRef({ post, input })
  latest.current = { post, input }
  /** The version that `post.stored` is. */
  const stored = useRef(post.version)
  const isOver = useRef(false)
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])

  function goOnOver(elsewhere: SavedElsewhere, side: Side) {
    const theirs = mergedForm({ ...elsewhere, base: null }, latest.current.input, 'theirs')
    version.current = { ...version.current, ...elsewhere.version }
    stored.current = version.current
    options.onStored(theirs)
    setInput((known) => ({ ...known, values: mergedForm(elsewhere, known, side), ...version.current }))
    post.onTheirs(theirs, elsewhere)
    due.current = { repeated: null }
  }

  /** Set until the merged form is rendered: a save before that would have the values of before over the other version. */
  const due = useRef<{ repeated: Side | null } | null>(null)
  useEffect(() => {
    const { current } = due
    due.current = null
    if (current) options.unblock()
    if (current?.repeated) options.repeat(current.repeated)
  })
  const lastMet = useRef<Refusal | null>(null)
  /** The number of buttons that are pressed and whose call is not sent. */
  const waiting = useRef(0)

  return {
    /** Notes that the server has `post.stored` in the present version. */
    noteStored() {
      stored.current = version.current
    },
    /**
     * Begins the press of a button, which may wait for an answer or an autosave before its call.
     * @returns ends the wait: a refusal that autosave met meanwhile and that the form took in, so that the call is not to be made
     */
    press(): () => Refusal | null {
      const before = lastMet.current
      waiting.current += 1
      return () => {
        waiting.current -= 1
        return lastMet.current === before ? null : lastMet.current
      }
    },
    /**
     * Takes in what a refused save met, unless both changed the same field, or it comes out at another time.
     * @returns whether the form goes on over it
     */
    takeIn(refusal: Refusal, isOfPress: boolean): boolean {
      const { post, input } = latest.current
      const elsewhere = savedElsewhere(refusal, post, { input: version.current, stored: stored.current }, source)
      // A form that was left renders no merged input, and would save its own over the other.
      if (!elsewhere || elsewhere.isTimed || isOver.current || isInConflict(elsewhere, input)) {
        post.onRefused(refusal, elsewhere)
        return false
      }
      const changes = differencesBetween(locale, input.values, mergedForm(elsewhere, input, 'mine'), timeZone)
      goOnOver(elsewhere, 'mine')
      lastMet.current = refusal
      const isPressed = isOfPress || waiting.current > 0 || options.isAsked
      // What is asked was about the form before.
      if (isPressed) document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
      if (changes.length > 0) post.onTakenIn({ ...elsewhere, fields: changes.map(({ label }) => label), isPressed })
      else if (isPressed) toastFailure(refusal.detail)
      return true
    },
    /** Ends a conflict. Where theirs is taken, mine is set aside, and a new form goes on as that of its draft. */
    settle(elsewhere: SavedElsewhere, side: Side) {
      const { input } = latest.current
      const taken = { ...version.current, ...elsewhere.version }
      if (side === 'theirs') setAside({ ...input, values: mergedForm(elsewhere, input, 'mine'), ...taken })
      goOnOver(elsewhere, side)
      if (side === 'mine' || post.status === 'new') due.current = { repeated: side }
    },
  }
}
