import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { createPipeline } from './pipeline.ts'
import { listen } from './server.ts'
import { staticFiles } from './static-files.ts'

it('serves what was there at start by its name, and nothing that leads elsewhere', async () => {
  await using site = await serving({ 'robots.txt': 'x', 'assets/a-1.js': 'js', 'assets/run.sh': 'x', bare: 'x' })
  writeFileSync(join(site.folder, 'later.txt'), 'x')
  expect(await site.statusOf('/robots.txt', '/assets/a-1.js')).toEqual([200, 200])
  expect(
    await site.statusOf('/later.txt', '/assets/run.sh', '/bare', '/assets', '/assets/', '/robots.txt/', '/ROBOTS.TXT'),
  ).toEqual(Array(7).fill(404))
})

it('lets what has a hash in its name be kept for ever, and the rest for a day', async () => {
  await using site = await serving({ 'robots.txt': 'x', 'assets/a-1.js': 'js' })
  expect((await site.get('/assets/a-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await site.get('/robots.txt')).headers['cache-control']).toBe('public, max-age=86400')
})

it('sends the compressed sibling where there is one and the reader takes it', async () => {
  await using site = await serving({ 'a.css': 'plain', 'a.css.br': 'BR', 'a.css.gz': 'GZIP', 'b.css': 'plain' })
  const sent = async (name: string, accept: string) => {
    const reply = await site.get(name, { 'Accept-Encoding': accept })
    return [reply.headers['content-encoding'], await text(reply), reply.headers.vary]
  }
  expect(await sent('/a.css', 'gzip, br')).toEqual(['br', 'BR', 'Accept-Encoding'])
  expect(await sent('/a.css', 'gzip')).toEqual(['gzip', 'GZIP', 'Accept-Encoding'])
  expect(await sent('/a.css', 'identity')).toEqual([undefined, 'plain', 'Accept-Encoding'])
  expect(await sent('/b.css', 'gzip, br')).toEqual([undefined, 'plain', 'Accept-Encoding'])
  const tags = await Promise.all(['br', 'gzip', ''].map((accept) => site.get('/a.css', { 'Accept-Encoding': accept })))
  expect(new Set(tags.map((reply) => reply.headers.etag)).size).toBe(3)
  expect(await site.statusOf('/a.css.br', '/a.css.gz')).toEqual([404, 404])
})

it('serves a file that could not be read once, as while a build is put in its place', async () => {
  await using site = await serving({ 'a.css': 'before' })
  unlinkSync(join(site.folder, 'a.css'))
  expect(await site.statusOf('/a.css')).toEqual([500])
  writeFileSync(join(site.folder, 'a.css'), 'after')
  const reply = await site.get('/a.css')
  expect([reply.statusCode, await text(reply)]).toEqual([200, 'after'])
})

it('serves from the first of several folders that has a file', async () => {
  const earlier = temporaryFolder()
  mkdirSync(join(earlier, 'assets'))
  for (const name of ['assets/a-1.js', 'assets/b-1.js']) writeFileSync(join(earlier, name), 'earlier')
  await using site = await serving({ 'assets/a-1.js': 'now' }, earlier)
  const replies = await Promise.all(['/assets/a-1.js', '/assets/b-1.js'].map((path) => site.get(path)))
  expect(await Promise.all(replies.map((reply) => text(reply)))).toEqual(['now', 'earlier'])
})

async function serving(files: Readonly<Record<string, string>>, ...further: readonly string[]) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const server = await listen({ port: 0, host: '127.0.0.1', siteUrl: 'http://localhost', trustProxy: undefined })
  const log = pino({ level: 'silent' })
  server.answerWith(createPipeline({ siteUrl: 'http://localhost' }, log, [await staticFiles(folder, ...further)]))

  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port: server.port, path, headers, agent: false }, resolve).on('error', reject)
    })
  return {
    folder,
    get: ask,
    async statusOf(...paths: string[]) {
      const replies = await Promise.all(paths.map((path) => ask(path)))
      for (const reply of replies) reply.resume()
      return replies.map((reply) => reply.statusCode)
    },
    async [Symbol.asyncDispose]() {
      await server.drain({ graceMs: 0 })
    },
  }
}
