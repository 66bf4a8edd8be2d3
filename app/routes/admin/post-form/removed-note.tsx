import { TextButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import type { FormSection } from './form-values.ts'

const CHARACTERS_SHOWN = 60

interface RemovedNoteProps {
  section: FormSection
  onRestore: () => void
}

/** Shown in place of a removed section until the post is saved. */
export function RemovedNote({ section, onRestore }: RemovedNoteProps) {
  const { t } = useLocale()
  const words = firstWords(section)
  return (
    <p className="alert cluster cluster--apart" data-removed={section.key}>
      <span>{words ? t('form.removed', { words }) : t('form.removedWordless')}</span>
      <TextButton
        aria-label={words ? t('form.bringBackOf', { words }) : t('form.bringBackWordless')}
        onClick={onRestore}
      >
        {t('form.bringBack')}
      </TextButton>
    </p>
  )
}

/** Of its title, or else of its text; empty without both. */
function firstWords({ sectionTitle, sectionText }: FormSection): string {
  const words = (sectionTitle.trim() || sectionText.trim()).replace(/\s+/g, ' ')
  const start = beginningOf(words)
  return start === words ? words : `${start}…`
}

/** The first words of a text, in whole words unless the first one is too long. */
function beginningOf(words: string): string {
  let start = ''
  for (const word of words.split(' ')) {
    if (start.length + word.length >= CHARACTERS_SHOWN) break
    start = `${start} ${word}`.trimStart()
  }
  return start || [...words].slice(0, CHARACTERS_SHOWN).join('')
}
