import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface DeleteDialogProps {
  title: string
  /** Gives why it failed; the dialog then stays open and says so. */
  onConfirm: () => Promise<string | null>
  onCancel: () => void
}

export function DeleteDialog({ title, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      lead="Confirm blog deletion for:"
      title={title}
      text="This action cannot be undone."
      confirm="Confirm"
      busy="Deleting…"
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  )
}
