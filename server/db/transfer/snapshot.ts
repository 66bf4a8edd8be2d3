import type { MediumChecksum } from './medium-checksum.ts'

export interface Snapshot {
  /** Names of the migrations that the database has, in order; empty where it holds no blog. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableShape[]
  /** The rows of a table in the order of its key, some at a time. Texts, numbers, null, and bytes as `Uint8Array`. */
  rows(table: TableShape, columns: readonly ColumnShape[]): AsyncIterable<Row[]>
  /** The bytes of one medium; none of one that is kept outside the database. */
  mediumBytes(hash: string): Promise<Uint8Array>
  /** The checksum of one medium, which PostgreSQL computes itself: the bytes do not cross the network. */
  mediumChecksum(hash: string): Promise<MediumChecksum>
}

export interface TableShape {
  readonly name: string
  readonly columns: readonly ColumnShape[]
}

export interface ColumnShape {
  readonly name: string
  readonly type: 'text' | 'integer' | 'bytes'
  /** The position in the primary key, from 1; 0 for other columns. */
  readonly key: number
}

export type Row = Readonly<Record<string, string | number | null | Uint8Array>>

export interface CatalogueColumn {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly key: number
}

const TYPES: Readonly<Record<string, ColumnShape['type']>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'integer',
  smallint: 'integer',
  blob: 'bytes',
  bytea: 'bytes',
}

/** Tables with a column of another type, such as the full-text indexes of the engines, are left out. */
export function tableShapes(columns: readonly CatalogueColumn[]): TableShape[] {
  return [...Map.groupBy(columns, ({ table }) => table)].flatMap(([name, ofTable]) => {
    const shaped = ofTable.map((column) => ({ name: column.name, type: typeOf(column.type), key: Number(column.key) }))
    const known = shaped.filter((column): column is ColumnShape => column.type !== undefined)
    return known.length < shaped.length ? [] : [{ name, columns: known }]
  })
}

/** The statement that reads the rows of a table. On both engines texts are in the order of their bytes. */
export function selectRows(table: TableShape, columns: readonly ColumnShape[]): string {
  const key = table.columns.filter((column) => column.key > 0).sort((a, b) => a.key - b.key)
  const order = key.length > 0 ? ` order by ${key.map(({ name }) => quoted(name)).join(', ')}` : ''
  return `select ${columns.map(({ name }) => quoted(name)).join(', ')} from ${quoted(table.name)}${order}`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function typeOf(type: string): ColumnShape['type'] | undefined {
  const name = type.toLowerCase()
  return Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
}
