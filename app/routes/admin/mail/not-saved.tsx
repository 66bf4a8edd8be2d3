import type { MouseEvent } from 'react'
import { TextButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'

/** Shown beside the button that saves a form while the form holds unsaved input. */
export function NotSaved({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLocale()
  function discard({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // This button disappears with the input that it discards.
    currentTarget.form?.querySelector('input')?.focus()
    onDiscard()
  }

  return (
    <span className="meta">
      Not saved yet. <TextButton onClick={discard}>{t('labels.discard')}</TextButton>
    </span>
  )
}
