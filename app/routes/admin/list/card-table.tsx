import type { ReactNode } from 'react'
import { useLocale } from '../../../ui/locale.ts'

/** Explicit ARIA roles: where CSS turns rows into cards, the elements lose their implicit roles. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  title: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

export interface Column<Row> {
  readonly name: string
  readonly of: (row: Row) => ReactNode
  readonly isNumber?: true
}

interface CardTableProps<Row> {
  /** The first column is the header of each row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  action?: (row: Row) => ReactNode
}

/** A table whose rows become cards on narrow screens. The last column holds the actions, if there are any. */
export function CardTable<Row extends { id: string }>({ columns, rows, action }: CardTableProps<Row>) {
  const { t } = useLocale()
  const [title, ...others] = columns
  return (
    <div className="table table--cards">
      <table {...ROLES.table}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {columns.map(({ name, isNumber }) => (
              <th key={name} {...ROLES.column} className={isNumber && 'table__number'}>
                {name}
              </th>
            ))}
            {action && (
              <th {...ROLES.column}>
                <span className="visually-hidden">{t('labels.action')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr key={row.id} {...ROLES.row}>
              <th {...ROLES.title}>{title?.of(row)}</th>
              {others.map(({ name, of, isNumber }) => (
                <td key={name} {...ROLES.cell} data-column={name} className={isNumber && 'table__number'}>
                  {of(row)}
                </td>
              ))}
              {action && (
                <td {...ROLES.cell} className="table__action">
                  {action(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
