import type { ReactNode } from 'react'

/** What each part of a table is to screen readers: where rows become cards, CSS takes the roles of their elements away. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  title: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** A table whose rows become cards where it is too narrow for columns. Its last column is for what can be done. */
export function CardTable({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <div className="table table--cards">
      <table {...ROLES.table}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th key={column} {...ROLES.column}>
                {column}
              </th>
            ))}
            <th {...ROLES.column}>
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>{children}</tbody>
      </table>
    </div>
  )
}

interface CardRowProps {
  /** What the row is about. */
  title: ReactNode
  cells: readonly { readonly column: string; readonly value: ReactNode }[]
  action: ReactNode
}

export function CardRow({ title, cells, action }: CardRowProps) {
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.title}>{title}</th>
      {cells.map(({ column, value }) => (
        <td key={column} {...ROLES.cell} data-column={column}>
          {value}
        </td>
      ))}
      <td {...ROLES.cell} className="table__action">
        {action}
      </td>
    </tr>
  )
}
