import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { Button, QuietButton } from '../../../../../ui/button.tsx'
import { useLocale } from '../../../../../ui/locale.ts'
import { useApplication } from '../../../application-context.ts'
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
  const { t } = useLocale()
  const { timeZone } = useApplication()
  const files = [...copy.pictures.values()].map(({ file }) => file.name)
  const hasWords = differencesBetween(current, copy.input.values, timeZone).length > 0
  return (
    <Part className="conflict" title={hasWords ? t('form.wordsThatMayNot') : t('form.picturesThatWereNot')}>
      <p>
        {hasWords ? t('form.youTypedThem') : t('form.youChoseThem')} in this browser on{' '}
        {formatZonedInstant(copy.at, timeZone)}. It was closed before the server had answered that it has them.
      </p>
      {hasWords && (
        <DifferenceTable
          mine={current}
          theirs={copy.input.values}
          labels={{ mine: t('form.inThisForm'), theirs: t('form.typedThen') }}
        />
      )}
      {files.length > 0 && (
        <p>
          {hasWords && t('form.notSentEither')}
          {files.join(', ')}
        </p>
      )}
      <p className="actions">
        <Button onClick={onUse}>{t('form.useThem')}</Button>
        <QuietButton onClick={onDiscard}>{t('form.discardThem')}</QuietButton>
      </p>
    </Part>
  )
}
