import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CloseIcon } from './icons.tsx'
import { currentToasts, dismissToast, subscribeToToasts, TOAST_DURATIONS, type Toast } from './toasts.ts'

const NONE: readonly Toast[] = []

/**
 * Where toasts appear: top right, above everything, dialogs included. Screen readers hear each one; while the pointer or
 * the focus is on one, all wait.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE)
  const [isPaused, setPaused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const isEmpty = toasts.length === 0

  useEffect(() => {
    const layer = region.current
    if (!layer?.showPopover) return
    // Shown anew with each toast: the latest popover lies above a dialog that was opened meanwhile.
    if (layer.matches(':popover-open')) layer.hidePopover()
    if (toasts.length > 0) layer.showPopover()
  }, [toasts])
  useEffect(() => {
    if (isEmpty) setPaused(false)
  }, [isEmpty])

  return (
    <section
      ref={region}
      className="toasts"
      popover="manual"
      aria-label="Notifications"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status">
        {toasts
          .filter(({ kind }) => kind === 'success')
          .map((toast) => (
            <Shown key={toast.id} toast={toast} isPaused={isPaused} />
          ))}
      </div>
      <div role="alert">
        {toasts
          .filter(({ kind }) => kind === 'failure')
          .map((toast) => (
            <Shown key={toast.id} toast={toast} isPaused={isPaused} />
          ))}
      </div>
    </section>
  )
}

function Shown({ toast: { id, kind, text }, isPaused }: { toast: Toast; isPaused: boolean }) {
  const left = useRef(TOAST_DURATIONS[kind])
  useEffect(() => {
    if (isPaused) return
    const started = performance.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [id, isPaused])

  return (
    <div className={`toast toast--${kind}`}>
      <p className="toast__text">{text}</p>
      <button type="button" className="toast__close" aria-label="Close" onClick={() => dismissToast(id)}>
        <CloseIcon />
      </button>
    </div>
  )
}
