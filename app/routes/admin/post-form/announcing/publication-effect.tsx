import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { useLocale } from '../../../../ui/locale.ts'

interface PublicationEffectProps {
  announces: boolean | null
  audience: AnnouncementAudience | null
}

/** Id of the text that describes the submit button of the form. */
export const PUBLICATION_EFFECT = 'publication-effect'

export function PublicationEffect({ announces, audience }: PublicationEffectProps) {
  const { t } = useLocale()
  if (!announces || !audience || audience.recipients === 0) return null
  const { recipients, keepsMail } = audience
  return (
    <p className="post-form__effect" id={PUBLICATION_EFFECT}>
      {keepsMail
        ? t('saving.publishesAndKeeps', { count: recipients })
        : t('saving.publishesAndMails', { count: recipients })}
    </p>
  )
}
