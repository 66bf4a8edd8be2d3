import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { savePost } from '#test/support/database/posts.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'
import { addressOf, runServer } from '#test/support/process/program.ts'

/** More than fits into the buffers between a server and its client. */
const LONG = 30_000_000

it('a server says where it is, serves, and closes when it is told to', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'not', 'there', 'yet')
  const server = runServer({ DATA_DIR: dataDir })
  const address = await addressOf(server)
  expect(await statusOf(`${address}/readyz`)).toBe(200)
  expect(await statusOf(`${address}/`)).toBe(200)
  server.process.kill('SIGINT')
  expect(await server.ended).toBe(0)

  const log = linesOf(server.output.stdout)
  expect(log.map(({ msg }) => msg)).toEqual([
    'database made',
    'The Midnight Den is open',
    'request',
    'request',
    'closing',
    'closed',
  ])
  expect(log[0]).toMatchObject({ place: dataDir })
  expect(log.find(({ msg }) => msg === 'request')).toMatchObject({
    level: 30,
    method: 'GET',
    url: '/readyz',
    status: 200,
  })
  // Service managers put both streams into one journal.
  expect(linesOf(server.output.stderr)).toEqual([
    {
      level: 30,
      time: expect.any(String),
      link: expect.stringMatching(/^http:\/\/localhost:\d+\/admin\/setup#t=/),
      msg: expect.stringMatching(/^It has no administrator yet\. .* is valid for 30 minutes and works once\./),
    },
  ])
})

it('a server that is killed starts again with everything, and one that is told to close lets readers finish and takes no new ones', async () => {
  const folder = migratedFolder()
  const first = runServer({ DATA_DIR: folder })
  await addressOf(first)
  const picture = await keepLongPicture(folder)
  await savePosts(folder, 20)
  first.process.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')

  const server = runServer({ DATA_DIR: folder }, 'support/process/patient-drain.ts')
  const address = await addressOf(server)
  const agent = new Agent({ keepAlive: true })
  const slow = await reply(address + picture, agent)
  const response = await reply(`${address}/api/collections/blogs`, agent)
  expect(JSON.parse((await buffer(response)).toString())).toHaveLength(20)

  server.process.kill('SIGTERM')
  await server.wrote(/"msg":"closing"/)
  // The log message comes a moment before the server stops listening.
  await expect.poll(() => statusOf(`${address}/readyz`).catch(({ code }) => code)).toBe('ECONNREFUSED')
  expect(server.process.exitCode).toBeNull()
  expect((await buffer(slow)).byteLength).toBe(LONG)
  expect(await server.ended).toBe(0)
  expect(server.output.stdout).toContain('"msg":"closed"')
  agent.destroy()
})

it('a server that is told twice closes at once', async () => {
  const folder = migratedFolder()
  const picture = await keepLongPicture(folder)
  const server = runServer({ DATA_DIR: folder })
  const unread = await reply((await addressOf(server)) + picture)
  server.process.kill('SIGTERM')
  await server.wrote(/"msg":"closing"/)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(1)
  await expect(buffer(unread)).rejects.toThrow('aborted')
})

function linesOf(output: string): Record<string, unknown>[] {
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

async function savePosts(dataDir: string, count: number): Promise<void> {
  await using database = await openDatabase({ dataDir })
  for (let number = 0; number < count; number++) await savePost(database, { title: `Post ${number}` })
}

async function keepLongPicture(dataDir: string): Promise<string> {
  await using database = await openDatabase({ dataDir })
  const facts = { type: 'image/jpeg', width: 1, height: 1, placeholder: null }
  await new MediaRepository(database).put({ ...facts, hash: 'f'.repeat(32), bytes: new Uint8Array(LONG) })
  return `/media/${'f'.repeat(32)}.jpg`
}

function reply(address: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, agent ? { agent } : {}, resolve).on('error', reject)
  })
}

async function statusOf(address: string): Promise<number | undefined> {
  const response = await reply(address)
  response.resume()
  return response.statusCode
}
