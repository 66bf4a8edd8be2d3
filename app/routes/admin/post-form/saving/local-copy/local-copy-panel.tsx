import type { Ref } from 'react'
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
  heading: Ref<HTMLHeadingElement>
  onUse: () => void
  onDiscard: () => void
}

export function LocalCopyPanel({ copy, current, heading, onUse, onDiscard }: LocalCopyPanelProps) {
  const locale = useLocale()
  const { t } = locale
  const { timeZone } = useApplication()
  const at = zonedInstantWords(locale, copy.at, timeZone)
  const files = [...copy.pictures.values()].map(({ file }) => file.name)
  const names = locale.commas(files)
  const hasWords = differencesBetween(locale, current, copy.input.values, timeZone).length > 0
  const words = copy.isSetAside ? SET_ASIDE : hasWords ? WORDS : PICTURES
  return (
    <Part className="conflict" title={t(words.heading)} heading={heading}>
      <p>{t(words.text, { at })}</p>
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

const SET_ASIDE = { heading: 'saving.wordsKept', text: 'saving.setAside' } as const
const WORDS = { heading: 'saving.unsavedWords', text: 'saving.typedThem' } as const
const PICTURES = { heading: 'saving.unsentPictures', text: 'saving.choseThem' } as const
