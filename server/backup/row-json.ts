import type { ColumnShape, Row } from '../db/transfer/snapshot.ts'

/** A value does not fit its column, or cannot be represented in JSON. */
export class UnportableValueError extends Error {
  override readonly name = 'UnportableValueError'
}

/** One line of a table, with its columns in the order of their names, so that both engines write the same. */
export function rowToJson(row: Row, columns: readonly ColumnShape[]): string {
  const values: Record<string, string | number | null> = {}
  for (const { name } of columns) {
    const value = row[name] ?? null
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new UnportableValueError(`${name} holds ${value}, which cannot be written exactly.`)
    values[name] = value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
  }
  return JSON.stringify(values)
}

/** @throws {UnportableValueError} unless the line has exactly these columns, with values of their types */
export function rowFromJson(line: unknown, columns: readonly ColumnShape[]): Row {
  if (typeof line !== 'object' || line === null || Array.isArray(line))
    throw new UnportableValueError('A row is not an object.')
  const unknown = Object.keys(line).find((name) => !columns.some((column) => column.name === name))
  if (unknown !== undefined) throw new UnportableValueError(`There is no column ${JSON.stringify(unknown)}.`)
  return Object.fromEntries(
    columns.map(({ name, type }) => [name, portableValue((line as Record<string, unknown>)[name], name, type)]),
  )
}

function portableValue(value: unknown, name: string, type: ColumnShape['type']): Row[string] {
  if (value === null) return null
  if (type === 'integer' && Number.isSafeInteger(value)) return value as number
  if (type !== 'integer' && typeof value === 'string') return type === 'text' ? value : Buffer.from(value, 'base64')
  throw new UnportableValueError(`The column ${name} holds no ${type}.`)
}
