import type { CallResult } from '../../../../ui/call.ts'
import { toastSuccess } from '../../../../ui/toasts.ts'
import { useApplication } from '../../application-context.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { DRAFT_SAVED } from './working-copy.ts'

interface UnpublishDialogProps {
  id: string
  title: string
  unpublish: () => Promise<CallResult<unknown>>
  onClose: () => void
}

export function UnpublishDialog({ id, title, unpublish, onClose }: UnpublishDialogProps) {
  const { history } = useApplication()
  return (
    <ConfirmDialog
      lead="Back to drafts:"
      title={title}
      text="Readers do not see it any more. The draft is as this form shows it; published again, the post has the same address."
      confirm="Take it back"
      busy="Taking it back…"
      request={unpublish}
      outcome={{
        reload: 'never',
        onSuccess() {
          toastSuccess(DRAFT_SAVED)
          void history(`/admin/drafts/${id}`)
        },
        // The dialog shows the refusal itself, so there is no toast.
        onFailure() {},
      }}
      onClose={onClose}
    />
  )
}
