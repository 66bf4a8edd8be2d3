import { DeleteDialog } from '../../post-list/delete-dialog.tsx'
import type { FormValues } from '../form-values.ts'
import type { PostFormProps } from '../post-form-props.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import type { usePostSaving } from './use-post-saving.ts'

/** The change of status that a dialog asks about. */
export type StatusQuestion = 'schedule' | 'unpublish' | 'delete'

interface StatusDialogProps {
  question: StatusQuestion
  form: PostFormProps
  values: FormValues
  actions: Pick<ReturnType<typeof usePostSaving>, 'schedule' | 'unpublish' | 'remove'>
  onClose: () => void
}

export function StatusDialog({ question, form, values, actions, onClose }: StatusDialogProps) {
  const { title } = form.saved
  switch (question) {
    case 'schedule':
      return (
        <ScheduleDialog
          values={values}
          publishAt={form.autosave.publishAt ?? null}
          schedule={actions.schedule}
          onClose={onClose}
        />
      )
    case 'unpublish':
      return <UnpublishDialog id={form.name} title={title} unpublish={actions.unpublish} onClose={onClose} />
    case 'delete':
      return (
        <DeleteDialog
          title={title}
          request={actions.remove}
          outcome={{ reload: 'never', onSuccess: form.onRemoved!, onFailure() {} }}
          onClose={onClose}
        />
      )
  }
}
