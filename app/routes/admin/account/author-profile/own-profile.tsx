import type { Picture } from '#domain/pictures/picture.ts'
import type { AuthorProfile } from '#domain/posts/authors/author-profile.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { toastFailure, toastSuccess } from '../../../../ui/toasts.ts'
import { imageAt } from '../../picture/image-choice.ts'
import { Part } from '../../shell/screen-title.tsx'
import { submitting, useCall } from '../../shell/use-call.ts'
import { ProfileFields } from './profile-fields.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface OwnProfileProps {
  /** The name as printed; empty until it is given. */
  authorName: string
  profile: AuthorProfile
  portrait: Picture | null
  /** False where an older account has the name. */
  isShown: boolean
}

/** What readers see beside one's name as printed. */
export function OwnProfile({ authorName, profile, portrait, isShown }: OwnProfileProps) {
  const { t } = useLocale()
  return (
    <Part title={t('labels.profile')}>
      <div className="columns">
        <p className="columns__side">
          {t('account.readersSeeThese')}
          {!isShown && ` ${t('account.notShownNow', { name: authorName })}`}
        </p>
        {authorName === '' ? (
          <p>{t('account.saveYourNameFirst')}</p>
        ) : (
          <OwnProfileForm profile={profile} portrait={portrait} />
        )}
      </div>
    </Part>
  )
}

function OwnProfileForm({ profile, portrait }: Pick<OwnProfileProps, 'profile' | 'portrait'>) {
  const { t } = useLocale()
  const form = useProfileForm(profile, '/api/account/profile')
  const { isBusy, run } = useCall()
  const save = () =>
    run(form.send, {
      onSuccess(saved) {
        form.change({ ...saved, portrait: imageAt(saved.portrait) })
        toastSuccess(t('account.profileSaved'))
      },
      onFailure({ detail, errors }) {
        form.setErrors(errors)
        toastFailure(detail)
      },
    })
  return (
    <form className="stack stack--form" onSubmit={submitting(save)} aria-busy={isBusy} noValidate>
      <ProfileFields form={form} portrait={portrait} />
      <p className="actions">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t('labels.saving') : t('account.saveProfile')}
        </Button>
      </p>
    </form>
  )
}
