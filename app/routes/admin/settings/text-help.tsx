import { useLocale } from '../../../ui/locale.ts'
import { MarkHelp, Signs } from '../../../ui/marked-text/mark-help.tsx'

const NAMES = [
  { sign: '{blogName}', meaning: 'settings.nameOfBlog' },
  { sign: '{contact}', meaning: 'settings.contactAddress' },
  { sign: '{siteUrl}', meaning: 'settings.addressOfSite' },
] as const

export function TextHelp() {
  const { t } = useLocale()
  return (
    <details className="text-help">
      <summary>{t('labels.formattingHelp')}</summary>
      <p>{t('settings.namesInBraces')}</p>
      <Signs signs={NAMES.map(({ sign, meaning }) => ({ sign, meaning: t(meaning) }))} />
      <p>{t('settings.marksInLongTexts')}</p>
      <MarkHelp />
    </details>
  )
}
