import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { useLocale } from '../../../../ui/locale.ts'

interface PublicationEffectProps {
  announces: boolean | null
  audience: AnnouncementAudience | null
}

const ID = 'publication-effect'

/** For the buttons that {@link PublicationEffect} describes. */
export function describedByEffect({ announces, audience }: PublicationEffectProps): { 'aria-describedby'?: string } {
  return announces && audience?.recipients ? { 'aria-describedby': ID } : {}
}

export function PublicationEffect({ announces, audience }: PublicationEffectProps) {
  const { t } = useLocale()
  if (!announces || !audience || audience.recipients === 0) return null
  const { recipients, keepsMail } = audience
  return (
    <p className="post-form__effect" id={ID}>
      {keepsMail
        ? t('saving.publishesAndKeeps', { count: recipients })
        : t('saving.publishesAndMails', { count: recipients })}
    </p>
  )
}
