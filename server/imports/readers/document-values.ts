import { type Fields, isFields, lineIn } from './fields.ts'

export interface StoredDocument {
  /** Empty where the export names none. */
  readonly id: string
  readonly fields: Fields
  readonly createdAt?: unknown
  readonly updatedAt?: unknown
}

/** Reads a value of the export as a document; null if it is none. */
export function documentIn(value: unknown, key: string): StoredDocument | null {
  if (!isFields(value)) return null
  if (isFields(value.fields) && (typeof value.name === 'string' || 'createTime' in value))
    return {
      id: lineIn(value.name).split('/').at(-1)!,
      fields: asObject(untyped({ mapValue: { fields: value.fields } })),
      createdAt: value.createTime,
      updatedAt: value.updateTime,
    }
  const { __collections__: _, ...fields } = asObject(plain(value))
  if (typeof fields.title !== 'string') return null
  const { id = key, createdAt, updatedAt, ...rest } = fields
  return { id: lineIn(id), fields: rest, createdAt, updatedAt }
}

/** A value of the REST interface, which names the type of each. Whole numbers come as texts. */
function untyped(value: unknown): unknown {
  if (!isFields(value)) return null
  const [type = '', content] = Object.entries(value)[0] ?? []
  switch (type) {
    case 'integerValue':
    case 'doubleValue':
      return Number(content)
    case 'nullValue':
      return null
    case 'mapValue':
      return entriesOf(isFields(content) ? content.fields : {}, untyped)
    case 'arrayValue':
      return isFields(content) && Array.isArray(content.values) ? content.values.map(untyped) : []
    default:
      return content
  }
}

/** A value without the types that exporters and the SDK write beside it: instants are texts. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (!isFields(value)) return value
  const { __datatype__: type, value: content } = value
  if (typeof type === 'string') return type === 'timestamp' ? (instantOf(content) ?? content) : content
  return instantOf(value) ?? entriesOf(value, plain)
}

function instantOf(value: unknown): string | null {
  if (!isFields(value) || Object.keys(value).length !== 2) return null
  const seconds = value.seconds ?? value._seconds
  const nanoseconds = value.nanoseconds ?? value._nanoseconds
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return null
  const date = new Date(seconds * 1000 + nanoseconds / 1_000_000)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

function entriesOf(value: unknown, each: (value: unknown) => unknown): Fields {
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, each(inner)])) : {}
}

function asObject(value: unknown): Fields {
  return isFields(value) ? value : {}
}
