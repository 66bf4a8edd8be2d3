import { useState } from 'react'
import type { FoundLabel, LabelUse, LabelUses } from '#domain/imports/label-uses.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { CardTable } from '../list/card-table.tsx'
import { counted } from '../statistics/format.ts'

interface LabelsQuestionProps {
  readonly found: readonly FoundLabel[]
  readonly answer: LabelUses
  readonly isBusy: boolean
  readonly onAnswer: (answer: LabelUses) => void
}

const CHOICES: readonly (readonly [LabelUse, string])[] = [
  ['category', 'Category'],
  ['tag', 'Tag'],
  ['left-out', 'Leave out'],
]

/** Asks what becomes of the tags and categories of an archive. */
export function LabelsQuestion({ found, answer, isBusy, onAnswer }: LabelsQuestionProps) {
  const { t } = useLocale()
  const [uses, setUses] = useState(answer)
  const isSame = JSON.stringify(Object.entries(uses).sort()) === JSON.stringify(Object.entries(answer).sort())
  function choose(name: string, use: LabelUse | '') {
    setUses(({ [name]: _, ...others }) => (use === '' ? others : { ...others, [name]: use }))
  }
  return (
    <details className="part" open={Object.keys(answer).length > 0}>
      <summary>{`Categories and tags of the archive (${found.length.toLocaleString('en')})`}</summary>
      <p className="meta">{t('imports.eachPostGetsOne')}</p>
      <CardTable
        columns={[
          { name: t('labels.name'), of: ({ name }) => <span className="wraps">{name}</span> },
          { name: t('imports.inArchive'), of: (label) => asFound(label) },
          {
            name: t('imports.here'),
            of: ({ name }) => (
              <select
                className="control"
                aria-label={t('imports.whatBecomes', { name })}
                value={uses[name] ?? ''}
                onChange={({ target }) => choose(name, target.value as LabelUse | '')}
              >
                <option value="">{t('imports.asInArchive')}</option>
                {CHOICES.map(([use, label]) => (
                  <option key={use} value={use}>
                    {label}
                  </option>
                ))}
              </select>
            ),
          },
        ]}
        rows={found.map((label) => ({ ...label, id: label.name }))}
      />
      <p className="actions">
        <QuietButton aria-disabled={isBusy || isSame} onClick={() => !isSame && onAnswer(uses)}>
          {t('imports.lookAgainWithThese')}
        </QuietButton>
      </p>
    </details>
  )
}

function asFound({ asCategory, asTag }: FoundLabel): string {
  const parts = [
    asCategory > 0 && `category of ${counted(asCategory, 'post')}`,
    asTag > 0 && `tag of ${counted(asTag, 'post')}`,
  ]
  return parts.filter(Boolean).join(', ')
}
