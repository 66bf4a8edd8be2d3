import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
import { CardTable } from '../../list/card-table.tsx'
import type { FormValues } from '../form-values.ts'
import { differencesBetween } from './differences.ts'

interface DifferenceTableProps {
  mine: FormValues
  theirs: FormValues
  labels: { readonly mine: string; readonly theirs: string }
}

export function DifferenceTable({ mine, theirs, labels }: DifferenceTableProps) {
  const locale = useLocale()
  const { t } = locale
  const differences = differencesBetween(locale, mine, theirs, useApplication().timeZone)
  if (differences.length === 0) return <p>{t('saving.bothSaySame')}</p>
  const empty = <i>{t('saving.empty')}</i>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className="conflict__table" aria-label={t('saving.differences')} tabIndex={0}>
      <CardTable
        columns={[
          { name: t('saving.field'), of: ({ label }) => label },
          { name: labels.mine, of: ({ mine }) => mine || empty },
          { name: labels.theirs, of: ({ theirs }) => theirs || empty },
        ]}
        rows={differences.map((difference, index) => ({ ...difference, id: String(index) }))}
      />
    </section>
  )
}
