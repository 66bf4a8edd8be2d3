import { jsonSchemas, type SchemaName, schemaAddress } from '#domain/api/api-schemas.ts'
import { type Answer, type Call, DONE } from '../calls/call.ts'
import { CALLS, type ListedCall, pathOf, TAGS } from '../calls/calls.ts'

const DESCRIPTION = `Reads and writes the blog. Reading needs no key. Writing needs an API token, or the session cookie and an \`Origin\` header
that names the site. Every refusal is a problem document (RFC 9457). A request has at most 32 MiB, but for files to be
imported, which have at most 2 GB.`

/** The build keeps only this result: making it of the schemas takes a server longer than one answer may take. */
export const OPEN_API_JSON = JSON.stringify(openApi())

function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of CALLS) {
    const path = pathOf(call.pattern)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: { tags: [call.tag], ...describe(call) } }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Den', version: '0.1.0', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    tags: TAGS.map((name) => ({ name })),
    paths,
    components: {
      schemas: jsonSchemas(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'den_session',
          description: 'On https its name is __Host-den_session.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token. What is named as its roles are its scopes; the role of its account counts as well.',
        },
      },
    },
  }
}

function describe(call: ListedCall): object {
  const { method, access, id, summary, description = '', path, query, headers, body, answer = DONE, refusals } = call
  const parameters = [
    ...parametersIn('path', path),
    ...parametersIn('query', query),
    ...parametersIn('header', headers),
  ]
  const { status = 200, ...answered } = answer
  const problems = { ...bodyRefusals(body), ...accessRefusals(method, access), ...refusals }
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBody(body) }),
    responses: {
      [status]: answerOf(answered),
      ...Object.fromEntries(Object.entries(problems).map(([code, why]) => [code, problem(code, why)])),
      default: problem('default', 'Any other refusal'),
    },
  }
}

function parametersIn(place: 'path' | 'query' | 'header', parameters: Call['query'] = {}): object[] {
  return Object.entries(parameters).map(([name, parameter]) => ({
    name,
    in: place,
    ...(place === 'path' && { required: true }),
    schema: { type: 'string' },
    ...parameter,
  }))
}

function requestBody(body: NonNullable<Call['body']>): object {
  if ('schema' in body) {
    const content = {
      [body.contentType ?? 'application/json']: { schema: reference(body.schema), example: body.example },
    }
    return { required: !body.isOptional, content }
  }
  if ('file' in body) {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream', description: body.file }
    return { required: true, content: { 'application/octet-stream': { schema } } }
  }
  const files = Object.entries(body.files).map(([name, description]) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description },
  ])
  const schema = { type: 'object', properties: Object.fromEntries(files), required: body.required }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function answerOf({ description, schema, example, contentType, headers }: Omit<Answer, 'status'>): object {
  const named = Object.entries(headers ?? {}).map(([name, text]) => [
    name,
    { description: text, schema: { type: 'string' } },
  ])
  return {
    description,
    ...(headers && { headers: Object.fromEntries(named) }),
    ...(schema && {
      content: { 'application/json': { schema: reference(schema), ...(example !== undefined && { example }) } },
    }),
    ...(contentType && { content: { [contentType]: { schema: { type: 'string' } } } }),
  }
}

function problem(status: string, description: string): object {
  const schema = reference(status === '412' ? 'Conflict' : 'Problem')
  return { description, content: { 'application/problem+json': { schema } } }
}

function securityOf(access: ListedCall['access']): object[] {
  if (access === 'everybody') return []
  return [{ session: [] }, ...(access.scope ? [{ token: [access.scope] }] : [])]
}

function accessRefusals(method: string, access: ListedCall['access']): Record<number, string> {
  if (access === 'everybody') return {}
  const reasons = [
    access.role !== 'author' &&
      `the role of the account is not ${access.role === 'editor' ? 'owner or editor' : 'owner'} (code role-needed)`,
    access.isOfPost && 'the account is an author, and the post is not its own (code foreign-post)',
    access.scope ? `the token lacks the scope ${access.scope}` : 'a token was sent, and only a session may call this',
    access.needsRecentConfirmation &&
      'the session did not confirm its password within the last ten minutes (code password-needed)',
    access.replacesFactor &&
      'the account has one-time codes, and the session did not confirm itself within the last minute (code password-needed)',
    access.checksPassword &&
      'the account has a second factor, and the session did not confirm it within the last ten minutes (code password-needed)',
    method !== 'GET' && 'the session sent no Origin that names the site',
  ]
  const sentence = reasons.filter(Boolean).join('; or ')
  return {
    401: 'There is no session or valid token',
    403: sentence.charAt(0).toUpperCase() + sentence.slice(1),
  }
}

function bodyRefusals(body: Call['body']): Record<number, string> {
  if (!body) return {}
  const tooMuch = { 413: 'The body is too large', 415: 'The body has another content type' }
  if ('isLenient' in body) return tooMuch
  if ('file' in body) return { 413: tooMuch[413] }
  const kind = 'schema' in body ? 'JSON' : 'multipart/form-data'
  return { 400: `The body is not ${kind}`, ...tooMuch, 422: 'Fields are missing or wrong; errors names each' }
}

function reference(name: SchemaName): object {
  return { $ref: schemaAddress(name) }
}
