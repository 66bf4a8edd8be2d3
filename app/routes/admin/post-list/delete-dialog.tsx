import { TRASH_DAYS } from '#domain/posts/trash-period.ts'
import type { CallResult } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
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
  const { t } = useLocale()
  return (
    <ConfirmDialog
      lead={t('posts.confirmDeletion')}
      text={t('posts.deletion', { count: 1, days: TRASH_DAYS })}
      confirm={t('labels.confirm')}
      busy={t('labels.deleting')}
      {...props}
    />
  )
}
