import { Button, QuietButton } from '../../../../../ui/button.tsx'
import { useLocale } from '../../../../../ui/locale.ts'
import { useApplication } from '../../../application-context.ts'
import { zonedInstantWords } from '../../../shell/instant-words.ts'
import { Part } from '../../../shell/screen-title.tsx'
import type { FormValues } from '../../form-values.ts'
import { DifferenceTable } from '../difference-table.tsx'
import { differencesBetween } from '../differences.ts'
import type { LocalCopy } from './local-copy-store.ts'

interface LocalCopyPanelProps {
  copy: LocalCopy
  current: FormValues
  onUse: () => void
  onDiscard: () => void
}

export function LocalCopyPanel({ copy, current, onUse, onDiscard }: LocalCopyPanelProps) {
  const locale = useLocale()
  const { t } = locale
  const { timeZone } = useApplication()
  const at = zonedInstantWords(locale, copy.at, timeZone)
  const files = [...copy.pictures.values()].map(({ file }) => file.name)
  const names = locale.commas(files)
  const hasWords = differencesBetween(locale, current, copy.input.values, timeZone).length > 0
  return (
    <Part className="conflict" title={hasWords ? t('saving.unsavedWords') : t('saving.unsentPictures')}>
      <p>{hasWords ? t('saving.typedThem', { at }) : t('saving.choseThem', { at })}</p>
      {hasWords && (
        <DifferenceTable
          mine={current}
          theirs={copy.input.values}
          labels={{ mine: t('saving.inThisForm'), theirs: t('saving.typedThen') }}
        />
      )}
      {files.length > 0 && <p>{hasWords ? t('saving.notSentEither', { files: names }) : names}</p>}
      <p className="actions">
        <Button onClick={onUse}>{t('saving.useThem')}</Button>
        <QuietButton onClick={onDiscard}>{t('saving.discardThem')}</QuietButton>
      </p>
    </Part>
  )
}
