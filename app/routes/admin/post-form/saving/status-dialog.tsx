import type { Announcement } from '#domain/posts/announcement.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { toastSuccess } from '../../../../ui/toasts.ts'
import { useApplication } from '../../application-context.ts'
import type { EditedPost } from '../../editor/use-edited-post.ts'
import { DeleteDialog } from '../../post-list/delete-dialog.tsx'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import type { FormValues } from '../form-values.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { usePostSaving } from './use-post-saving.ts'

/** The change of status that a dialog asks about. */
export type StatusQuestion = 'schedule' | 'unpublish' | 'delete'

interface StatusDialogProps {
  question: StatusQuestion
  post: EditedPost
  values: FormValues
  actions: Pick<ReturnType<typeof usePostSaving>, 'schedule' | 'unpublish' | 'remove'>
  onAnnouncement: (announcement: Announcement) => void
  onClose: () => void
}

export function StatusDialog({ question, post, values, actions, onAnnouncement, onClose }: StatusDialogProps) {
  const { t } = useLocale()
  const { history } = useApplication()
  const { title } = post.reference
  // The dialog shows a refusal itself, so there is no toast.
  const outcome = (onSuccess: () => void) => ({ reload: 'never' as const, onSuccess, onFailure() {} })
  if (question === 'schedule')
    return (
      <ScheduleDialog
        values={values}
        publishAt={post.publishAt}
        audience={post.audience}
        schedule={actions.schedule}
        mail={
          post.audience && values.announces ? { announcement: values.announcement, onChange: onAnnouncement } : null
        }
        onClose={onClose}
      />
    )
  if (question === 'delete')
    return <DeleteDialog title={title} request={actions.remove} outcome={outcome(post.onRemoved)} onClose={onClose} />
  return (
    <ConfirmDialog
      lead={t('saving.backToDraftsPost')}
      title={title}
      text={t('saving.unpublishText')}
      confirm={t('saving.takeBack')}
      busy={t('saving.takingBack')}
      request={actions.unpublish}
      outcome={outcome(() => {
        toastSuccess(t('saving.draftSaved'))
        void history(`/admin/drafts/${post.name}`)
      })}
      onClose={onClose}
    />
  )
}
