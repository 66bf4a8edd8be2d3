import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallResult, Refusal } from '../../../../ui/call.ts'

/** Milliseconds from a change until it is sent. */
const DELAY_MS = 1_500
/** Milliseconds until a server that did not answer is asked again. */
const RETRY_MS = 5_000

interface AutosaveOptions<T, R> {
  readonly isOn: boolean
  /** The current value of the form. */
  readonly value: T
  readonly saved: T
  readonly isSame: (one: T, other: T) => boolean
  readonly save: (value: T) => Promise<CallResult<R>>
  /** Saves when the page is left during a call of `save`. */
  readonly flush: (value: T) => void
  readonly onSaved: (result: R, value: T) => void
  /** Called on 412 and 404. Autosave then stays off until `unblock` is called. */
  readonly onConflict: (refusal: Refusal) => void
}

/**
 * Saves the value of a form during editing, one call at a time: 1.5 s after a change, and when the page is hidden or left.
 * @returns `savedAt`: the time of the last save; `problem`: why the last try failed; `settle`: waits for a save under way, after
 *   which nothing is saved until the next change, or until `resume` is called; `block` and `unblock`: to be called after a conflict
 *   that the caller met, and once it is resolved
 */
export function useAutosave<T, R>(options: AutosaveOptions<T, R>) {
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(options)
  latest.current = options
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void> | null>(null)
  const isBlocked = useRef(false)
  const isOver = useRef(false)
  /** A save was due during a call and follows it. */
  const isAskedAgain = useRef(false)
  const refused = useRef<T | null>(null)
  /** The value of the call under way. */
  const sent = useRef<T | null>(null)

  const save = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { isOn, value, saved, isSame } = latest.current
    if (!isOn || isBlocked.current || refused.current === value || isSame(value, saved)) return
    if (running.current) {
      isAskedAgain.current = true
      return
    }
    sent.current = value
    running.current = (async () => {
      const result = await latest.current.save(value)
      if (result.ok) {
        setSavedAt(new Date())
        setProblem(null)
        latest.current.onSaved(result.value, value)
        return
      }
      const { status, errors, detail } = result.refusal
      setProblem(Object.values(errors)[0] ?? detail)
      if (status === 412 || status === 404) {
        isBlocked.current = true
        latest.current.onConflict(result.refusal)
      } else if (status !== 0 && status < 500) refused.current = value
      else if (!isOver.current) timer.current ??= setTimeout(save, RETRY_MS)
    })().finally(() => {
      running.current = null
      if (isAskedAgain.current) {
        isAskedAgain.current = false
        save()
      }
    })
  }, [])

  const { isOn, value, saved } = options
  // A throttle, not a debounce: typing without a pause is saved as well.
  useEffect(() => {
    if (isOn && !options.isSame(value, saved)) timer.current ??= setTimeout(save, DELAY_MS)
  }, [isOn, value, saved, options.isSame, save])

  useEffect(() => {
    isOver.current = false
    const onHidden = () => document.visibilityState === 'hidden' && save()
    // A save that is queued behind the call under way would never be sent.
    const onLeave = () => {
      const { isOn, value } = latest.current
      if (running.current && isOn && !isBlocked.current && value !== sent.current) latest.current.flush(value)
      else save()
    }
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', onLeave)
      isOver.current = true
      save()
      clearTimeout(timer.current)
    }
  }, [save])

  const settle = useCallback(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    refused.current = latest.current.value
    await running.current
  }, [])
  const resume = useCallback(() => {
    refused.current = null
    timer.current ??= setTimeout(save, DELAY_MS)
  }, [save])
  const block = useCallback(() => {
    isBlocked.current = true
  }, [])
  const unblock = useCallback(() => {
    isBlocked.current = false
    setProblem(null)
    timer.current ??= setTimeout(save, DELAY_MS)
  }, [save])
  return { savedAt, problem, settle, resume, block, unblock }
}
