import { useState } from 'react'
import { type Announcement, PREHEADER_MAX, SUBJECT_MAX } from '#domain/posts/announcement.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'

export interface AnnouncementFieldsProps {
  announcement: Announcement
  onChange: (announcement: Announcement) => void
  className?: string
}

/** Subject and preheader of the mail about a post, folded unless something is written. */
export function AnnouncementFields({ announcement, onChange, className }: AnnouncementFieldsProps) {
  const { t } = useLocale()
  const { subject, preheader } = announcement
  const [isOpen] = useState(subject !== '' || preheader !== '')
  return (
    <details className={className ? `fold ${className}` : 'fold'} open={isOpen}>
      <summary>{t('saving.subjectAndPreview')}</summary>
      <div className="stack stack--form">
        <TextField
          label={t('saving.subject')}
          hint={t('saving.leftEmpty')}
          type="text"
          autoComplete="off"
          maxLength={SUBJECT_MAX}
          value={subject}
          onChange={(value) => onChange({ ...announcement, subject: value })}
        />
        <TextField
          label={t('saving.previewInInbox')}
          hint={t('saving.leftEmpty')}
          type="text"
          autoComplete="off"
          maxLength={PREHEADER_MAX}
          value={preheader}
          onChange={(value) => onChange({ ...announcement, preheader: value })}
        />
      </div>
    </details>
  )
}
