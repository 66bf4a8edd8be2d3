import { useLocale } from '../../../ui/locale.ts'

interface FiguresProps {
  figures: readonly { readonly label: string; readonly count: number }[]
}

export function Figures({ figures }: FiguresProps) {
  const { number } = useLocale()
  return (
    <dl className="figures">
      {figures.map(({ label, count }) => (
        <div key={label} className="figures__figure">
          <dt className="meta">{label}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
