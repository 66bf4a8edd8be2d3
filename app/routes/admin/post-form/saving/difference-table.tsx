import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className="table conflict__table" aria-label={t('saving.differences')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('saving.field')}</th>
            <th scope="col">{labels.mine}</th>
            <th scope="col">{labels.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference, index) => (
            <tr key={index}>
              <th scope="row">{difference.label}</th>
              <td>{difference.mine || <i>{t('saving.empty')}</i>}</td>
              <td>{difference.theirs || <i>{t('saving.empty')}</i>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
