import { useEffect, useId, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button, QuietButton } from '../../../ui/button.tsx'
import { useLeaveWarning } from '../shell/leave-warning.ts'

/** Asks before unsaved input is lost: by a dialog on the way to another area, otherwise by the browser. */
export function LeaveWarning({ isUnsaved, onLeave }: { isUnsaved: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useLeaveWarning(isUnsaved)
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    blocker.proceed()
    onLeave()
  }
  return <LeaveDialog onLeave={leave} onStay={blocker.reset} />
}

function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onStay}
    >
      <p className="dialog__lead" id={`${id}-title`}>
        <strong className="dialog__title">Leave without saving?</strong>
      </p>
      <p id={`${id}-text`}>What you changed here is not saved yet, and would be lost.</p>
      <p className="actions">
        <Button onClick={() => dialog.current?.close()}>Stay here</Button>
        <QuietButton onClick={onLeave}>Leave</QuietButton>
      </p>
    </dialog>
  )
}
