import { useState } from 'react'
import { NO_ANNOUNCEMENT } from '#domain/posts/announcement.ts'
import type { PostAnnouncement } from '#server/newsletter/campaigns/campaign-repository.ts'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
import { announcementWords } from '../../mail/mail-words.ts'
import { SeeMail } from '../../mail/mailed-note.tsx'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useFocusFallback } from '../../shell/focus-fallback.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { currentAudience } from './current-audience.ts'

interface AnnouncementProps {
  post: { readonly id: string; readonly title: string }
  announcement: PostAnnouncement | null
  audience: AnnouncementAudience
}

export function Announcement({ post, announcement, audience }: AnnouncementProps) {
  const { t } = useLocale()
  const { isMailFailing } = useApplication()
  const [isAsking, setAsking] = useState(false)
  const [written, setWritten] = useState(NO_ANNOUNCEMENT)
  const { fallback, expectChange, settle } = useFocusFallback<HTMLParagraphElement>(announcement)
  const [latest, setLatest] = useState({ loaded: audience, audience })
  const { recipients, keepsMail } = latest.loaded === audience ? latest.audience : audience
  async function ask() {
    setLatest({ loaded: audience, audience: await currentAudience(audience) })
    setAsking(true)
  }
  if (!announcement && audience.recipients === 0) return null
  const count = recipients
  return (
    <>
      <p className="cluster post-form__announced" tabIndex={-1} ref={fallback}>
        {announcement ? (
          <>
            {announcementWords(t, announcement, isMailFailing, keepsMail)}
            <SeeMail />
          </>
        ) : (
          <>
            {t('saving.noMailYet')} <QuietButton onClick={() => void ask()}>{t('saving.announce')}</QuietButton>
          </>
        )}
      </p>
      {isAsking && (
        <ConfirmDialog
          lead={keepsMail ? t('saving.keepAbout', { count }) : t('saving.mailAbout', { count })}
          title={t('saving.titleAsked', { title: post.title })}
          text={keepsMail ? t('saving.keptOnce') : t('saving.mailedOnce')}
          confirm={keepsMail ? t('saving.keepMails', { count }) : t('saving.mailPeople', { count })}
          busy={t('saving.announcing')}
          choices={<AnnouncementFields announcement={written} onChange={setWritten} />}
          request={() => call('POST', `/api/blogs/${post.id}/announce`, written)}
          outcome={{ reload: 'always', onSuccess: expectChange }}
          onClose={() => {
            setAsking(false)
            settle()
          }}
        />
      )}
    </>
  )
}
