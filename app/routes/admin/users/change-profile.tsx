import type { Picture } from '#domain/pictures/picture.ts'
import type { AuthorProfile } from '#domain/posts/authors/author-profile.ts'
import type { Account } from '#server/identity/account-repository.ts'
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
  const { id, email } = administrator
  const form = useProfileForm(profile, `/api/administrators/${id}/profile`)
  return (
    <ConfirmDialog
      lead="Change the profile of:"
      title={authorName || email}
      text={
        authorName === ''
          ? 'Readers see it as soon as this user gives a name as printed, or publishes a post.'
          : `Readers see it on the page of ${authorName} and under their posts.`
      }
      confirm="Save"
      busy="Saving…"
      fields={() => (
        <div className="stack stack--form">
          <ProfileFields form={form} portrait={portrait} />
        </div>
      )}
      request={form.send}
      outcome={{
        onSuccess: () => toastSuccess(`The profile of ${authorName || email} is saved`),
        onFailure: ({ errors }) => form.setErrors(errors),
      }}
      onClose={onClose}
    />
  )
}
