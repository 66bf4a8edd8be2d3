import type { Picture } from '#domain/pictures/picture.ts'
import type { AuthorProfile } from '#domain/posts/authors/author-profile.ts'
import type { Account } from '#server/identity/account-repository.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ProfileFields } from '../account/author-profile/profile-fields.tsx'
import { useProfileForm } from '../account/author-profile/use-profile-form.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface ChangeProfileProps {
  administrator: Account
  /** The name as printed; empty until it is given. */
  authorName: string
  profile: AuthorProfile
  portrait: Picture | null
  onClose: () => void
}

export function ChangeProfile({ administrator, authorName, profile, portrait, onClose }: ChangeProfileProps) {
  const { t } = useLocale()
  const { id, email } = administrator
  const form = useProfileForm(profile, `/api/administrators/${id}/profile`)
  return (
    <ConfirmDialog
      lead={t('users.changeProfileOf')}
      title={authorName || email}
      text={authorName === '' ? t('users.profileShownLater') : t('users.profileShown', { name: authorName })}
      confirm={t('labels.save')}
      busy={t('labels.saving')}
      fields={() => (
        <div className="stack stack--form">
          <ProfileFields form={form} portrait={portrait} />
        </div>
      )}
      request={form.send}
      outcome={{
        onSuccess: () => toastSuccess(t('users.profileSaved', { name: authorName || email })),
        onFailure: ({ errors }) => form.setErrors(errors),
      }}
      onClose={onClose}
    />
  )
}
