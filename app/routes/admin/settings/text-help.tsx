import { useLocale } from '../../../ui/locale.ts'
import { MarkHelp, Signs } from '../../../ui/marked-text/mark-help.tsx'

const NAMES = [
  { sign: '{blogName}', meaning: 'the name of the blog' },
  { sign: '{contact}', meaning: 'the contact address' },
  { sign: '{siteUrl}', meaning: 'the address of this site' },
] as const

export function TextHelp() {
  const { t } = useLocale()
  return (
    <details className="text-help">
      <summary>{t('labels.formattingHelp')}</summary>
      <p>{t('settings.namesInBracesFilled')}</p>
      <Signs signs={NAMES} />
      <p>{t('settings.inLongTextsYou')}</p>
      <MarkHelp />
    </details>
  )
}
