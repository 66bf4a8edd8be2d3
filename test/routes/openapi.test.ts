import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { CALLS } from '#app/routes/api/calls/calls.ts'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { callsOf, openApiOf, schemaIn } from '#test/support/openapi.ts'
import { apiDocument } from '../../scripts/api-document.ts'

const app = await openTestApp(openTestSqlite)
afterAll(() => app[Symbol.asyncDispose]())

it('is a document of OpenAPI 3.1 that everybody may read, the same for each', async () => {
  const reply = await app.get('/api/openapi.json')
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/json'])
  expect((await app.get('/api/openapi.json')).body).toBe(reply.body)
  const document = reply.json()
  expect(Object.keys(document)).toEqual(['openapi', 'info', 'tags', 'paths', 'components'])
  expect([document.openapi, document.info.title]).toEqual(['3.1.0', 'Den'])
  expect(document.info.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)

  const calls = callsOf(document)
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
  for (const { id, method, path, security, parameters, responses } of calls) {
    const named = parameters.filter((parameter) => parameter.in === 'path')
    expect([id, named.map(({ name, required }) => [name, required])]).toEqual([
      id,
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true]),
    ])
    expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(parameters.length)
    for (const { in: place, schema } of parameters) {
      expect(['path', 'query', 'header']).toContain(place)
      expect(schema).toHaveProperty('type')
    }
    for (const requirement of security)
      for (const scheme of Object.keys(requirement)) expect(document.components.securitySchemes).toHaveProperty(scheme)
    const statuses = Object.keys(responses)
    expect(statuses.filter((status) => /^2\d\d$/.test(status))).toHaveLength(1)
    expect(statuses.filter((status) => !/^([245]\d\d|default)$/.test(status))).toEqual([])
    for (const { description } of Object.values(responses)) expect(description).toMatch(/^\S/)
    if (method === 'GET') expect(responses).not.toHaveProperty('415')
  }
  const references = [...reply.body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(reply.body.match(/"\$ref"/g)).toHaveLength(references.length)
  expect(Object.keys(document.components.schemas).toSorted()).toEqual([...new Set(references)].toSorted())
  for (const name of new Set(references)) schemaIn(document, document.components.schemas[name])
})

it('has its calls in docs/api.md, as npm run draw writes them', () => {
  const written = readFileSync('docs/api.md', 'utf8')
  expect(written).toBe(apiDocument(written))
  expect(written.match(/^\| `[A-Z]+ \/\S+` \| /gm)).toHaveLength(CALLS.length)
})

it('says of each call who may send it', async () => {
  for (const { method, path, security, responses } of callsOf(await openApiOf(app))) {
    if (path === '/api/auth/session') continue
    const { status } = await app.get(path.replace(/\{\w+\}/, 'x'), { method })
    expect([method, path, status === 401]).toEqual([method, path, security.length > 0])
    if (security.length > 0) expect(responses).toHaveProperty('403')
  }
})
