import { TRASH_DAYS } from '#domain/posts/trash-period.ts'
import type { CallResult } from '../../../ui/call.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import type { Outcome } from '../shell/use-call.ts'

interface DeleteDialogProps {
  title: string
  request: () => Promise<CallResult<unknown>>
  outcome: Outcome<unknown>
  onClose: () => void
}

/** Asks before a post is moved to the trash. */
export function DeleteDialog(props: DeleteDialogProps) {
  return (
    <ConfirmDialog
      lead="Confirm blog deletion for:"
      text={deletionWords('It stays')}
      confirm="Confirm"
      busy="Deleting…"
      {...props}
    />
  )
}

export function deletionWords(theyStay: 'It stays' | 'They stay'): string {
  return `This action cannot be undone. (${theyStay} in the trash for ${TRASH_DAYS} days.)`
}
