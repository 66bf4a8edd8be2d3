import { useId, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button, QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { Dialog } from '../shell/dialog.tsx'
import { useLeaveWarning } from '../shell/leave-warning.ts'
import { titles } from './save-bar.tsx'
import type { Section } from './sections.ts'

/** Asks before unsaved input is lost: by a dialog on the way to another area, otherwise by the browser. */
export function LeaveWarning({ unsaved, onLeave }: { unsaved: readonly Section[]; onLeave: () => void }) {
  const locale = useLocale()
  const isUnsaved = unsaved.length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useLeaveWarning(isUnsaved)
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    blocker.proceed()
    onLeave()
  }
  return <LeaveDialog where={titles(locale, unsaved)} onLeave={leave} onStay={blocker.reset} />
}

function LeaveDialog({ where, onLeave, onStay }: { where: string; onLeave: () => void; onStay: () => void }) {
  const { t } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <Dialog title={t('settings.leaveWithoutSaving')} ref={dialog} aria-describedby={id} onClose={onStay}>
      <p id={id}>{t('settings.changesWouldBeLost', { where })}</p>
      <p className="actions">
        <Button onClick={() => dialog.current?.close()}>{t('settings.stayHere')}</Button>
        <QuietButton onClick={onLeave}>{t('settings.leave')}</QuietButton>
      </p>
    </Dialog>
  )
}
