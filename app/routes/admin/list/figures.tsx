interface FiguresProps {
  figures: readonly { readonly label: string; readonly count: number }[]
}

export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="figures">
      {figures.map(({ label, count }) => (
        <div key={label} className="figures__figure">
          <dt className="meta">{label}</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
