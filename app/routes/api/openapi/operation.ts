import type { SchemaName } from '#domain/api/api-schemas.ts'
import type { HttpMethod } from '../../../route-access.ts'

/** What a call does. Who may call comes from `ROUTE_ACCESS`, and what bodies look like from their schemas. */
export interface Operation {
  /** A name for generated clients. */
  readonly id: string
  readonly summary: string
  readonly description?: string
  readonly path?: Readonly<Record<string, Parameter>>
  readonly query?: Readonly<Record<string, Parameter>>
  /** Of the request. */
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
      /** In the place of JSON. */
      readonly contentType?: string
      readonly isOptional?: true
      /** What does not fit the schema is ignored, not refused. */
      readonly isLenient?: true
    }
  /** A file as it is; what is in it. */
  | { readonly file: string }
  /** Files by the names of their fields. */
  | { readonly files: Readonly<Record<string, string>>; readonly required: readonly string[] }

export interface Answer {
  /** Without it 200. */
  readonly status?: number
  readonly description: string
  readonly schema?: SchemaName
  readonly example?: unknown
  /** In the place of JSON. */
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** By method and pattern of `ROUTE_ACCESS`. */
export type Operations = Readonly<Record<`${HttpMethod} /${string}`, Operation>>

export const DONE: Answer = { status: 204, description: 'Done' }
