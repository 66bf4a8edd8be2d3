import { TextButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'

/** Shown while a form contains restored input, until it is saved or discarded. */
export function RestoredNotice({ className, onDiscard }: { className: string; onDiscard: () => void }) {
  const { t } = useLocale()
  return (
    <p className={className} role="status">
      What you had typed is back. <TextButton onClick={onDiscard}>{t('labels.discard')}</TextButton>
    </p>
  )
}
