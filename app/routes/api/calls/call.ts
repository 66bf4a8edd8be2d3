import type { SchemaName } from '#domain/api/api-schemas.ts'
import type { CallAccess, HttpMethod } from '../../../access.ts'

/** All that is said of a call: the guard, the audit log, the OpenAPI document and the tables of `docs/` read it here. */
export interface Call {
  /** A name for generated clients. */
  readonly id: string
  /** Who may call; sessions of owners if absent. */
  readonly access?: 'everybody' | CallAccess
  readonly summary: string
  readonly description?: string
  readonly path?: Readonly<Record<string, Parameter>>
  readonly query?: Readonly<Record<string, Parameter>>
  readonly headers?: Readonly<Record<string, Parameter>>
  readonly body?: Body
  /** `DONE` by default. */
  readonly answer?: Answer
  /** Statuses of refusals and when they occur, beside those that follow from access and body. */
  readonly refusals?: Readonly<Record<number, string>>
}

interface Parameter {
  readonly description: string
  readonly example?: string | number
  readonly schema?: object
}

type Body =
  | {
      readonly schema: SchemaName
      readonly example: unknown
      /** Media type other than JSON. */
      readonly contentType?: string
      readonly isOptional?: true
      /** Bodies that do not match the schema are ignored, not refused. */
      readonly isLenient?: true
    }
  /** The body is a file; describes its content. */
  | { readonly file: string }
  /** Files by the names of their fields. */
  | { readonly files: Readonly<Record<string, string>>; readonly required: readonly string[] }

export interface Answer {
  /** Without it 200. */
  readonly status?: number
  readonly description: string
  readonly schema?: SchemaName
  readonly example?: unknown
  /** Media type other than JSON. */
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Descriptions by method and pattern of `routes.ts`. */
export type Calls = Readonly<Record<`${HttpMethod} /${string}`, Call>>

export const DONE: Answer = { status: 204, description: 'Done' }
