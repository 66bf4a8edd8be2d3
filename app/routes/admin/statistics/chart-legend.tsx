import type { ReactNode } from 'react'

/** The legend of a chart: a sample of each drawing beside its name. Screen readers have the table. */
export function ChartLegend({ keys }: { keys: readonly { readonly name: string; readonly sample: ReactNode }[] }) {
  return (
    <ul className="cluster meta keys" aria-hidden="true">
      {keys.map(({ name, sample }) => (
        <li key={name} className="cluster">
          <svg className="keys__sample" viewBox="0 0 20 14" aria-hidden="true">
            {sample}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
