import { z } from 'zod'
import type { TestApp } from './app.ts'

/** An operation of `/api/openapi.json`, with the parts that tests use. */
export interface DocumentedCall {
  readonly id: string
  readonly method: string
  /** Such as `/api/blogs/{id}`. */
  readonly path: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: object; example?: unknown }[]
  readonly body: Content | undefined
  readonly responses: Readonly<Record<string, { description: string; headers?: object; content?: Content }>>
}

type Content = Readonly<Record<string, { schema: { $ref?: string }; example?: unknown }>>

/** As parsed. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
export type OpenApi = any

export async function openApiOf(app: TestApp): Promise<OpenApi> {
  return (await app.get('/api/openapi.json')).json()
}

export function callsOf(document: OpenApi): DocumentedCall[] {
  return Object.entries<OpenApi>(document.paths).flatMap(([path, methods]) =>
    Object.entries<OpenApi>(methods).map(
      ([method, { operationId, security, parameters = [], requestBody, responses }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path,
        security,
        parameters,
        body: requestBody?.content,
        responses,
      }),
    ),
  )
}

/** Checks values by a schema of the document, as zod reads JSON Schema. */
export function schemaIn({ components }: OpenApi, schema: object): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: components.schemas })
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}

/** Which fields a value has, and of what types; a list by its first item. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}
