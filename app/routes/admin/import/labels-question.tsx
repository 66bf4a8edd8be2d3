import type { FoundLabel, LabelUse, LabelUses } from '#domain/imports/label-uses.ts'
import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import { useLocale } from '../../../ui/locale.ts'
import { CardTable } from '../list/card-table.tsx'

interface LabelsQuestionProps {
  readonly found: readonly FoundLabel[]
  readonly uses: LabelUses
  readonly isOpen: boolean
  readonly onChoose: (uses: LabelUses) => void
}

const CHOICES = [
  ['category', 'imports.category'],
  ['tag', 'imports.tag'],
  ['left-out', 'imports.leaveOut'],
] as const satisfies readonly (readonly [LabelUse, MessageKey])[]

/** Asks what becomes of the tags and categories of an archive. */
export function LabelsQuestion({ found, uses, isOpen, onChoose }: LabelsQuestionProps) {
  const locale = useLocale()
  const { t } = locale
  function choose(name: string, use: LabelUse | '') {
    const { [name]: _, ...others } = uses
    onChoose(use === '' ? others : { ...others, [name]: use })
  }
  return (
    <details className="part" open={isOpen}>
      <summary>{t('imports.labelsOfArchive', { count: found.length })}</summary>
      <p className="meta">{t('imports.eachPostGetsOneCategory')}</p>
      <CardTable
        columns={[
          { name: t('labels.name'), of: ({ name }) => <span className="wraps">{name}</span> },
          { name: t('imports.inArchive'), of: (label) => asFound(locale, label) },
          {
            name: t('imports.here'),
            of: ({ name }) => (
              <select
                className="control"
                aria-label={t('imports.whatBecomesOf', { name })}
                value={uses[name] ?? ''}
                onChange={({ target }) => choose(name, target.value as LabelUse | '')}
              >
                <option value="">{t('imports.asInArchive')}</option>
                {CHOICES.map(([use, label]) => (
                  <option key={use} value={use}>
                    {t(label)}
                  </option>
                ))}
              </select>
            ),
          },
        ]}
        rows={found.map((label) => ({ ...label, id: label.name }))}
      />
    </details>
  )
}

function asFound({ t, commas }: Locale, { asCategory, asTag }: FoundLabel): string {
  return commas([
    ...(asCategory > 0 ? [t('imports.categoryOf', { count: asCategory })] : []),
    ...(asTag > 0 ? [t('imports.tagOf', { count: asTag })] : []),
  ])
}
