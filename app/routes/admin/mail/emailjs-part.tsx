import { useLocale } from '../../../ui/locale.ts'
import { Part } from '../shell/screen-title.tsx'
import { SendTest } from './send-test.tsx'

export function EmailJsPart({ description, viewer }: { description: string; viewer: string }) {
  const { t } = useLocale()
  return (
    <Part className="part columns" title={t('mail.hostedService')}>
      <p className="lead">{t('mail.environmentNamesEmailjs', { description })}</p>
      <SendTest transport="emailjs" viewer={viewer} />
    </Part>
  )
}
