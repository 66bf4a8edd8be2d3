import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { migratedFolder } from '#test/support/process/folder.ts'
import { addressOf, runServer } from '#test/support/process/program.ts'

/** No more than this process keeps busy: the server ends connections that are idle for 1.5 s. */
const CLIENTS = 8

it('a server that is told to close resets nobody who keeps asking on open connections, and first says that it is not ready', async () => {
  const server = runServer({ DATA_DIR: migratedFolder() })
  const address = await addressOf(server)
  const clients = Array.from({ length: CLIENTS }, () => client(`${address}/greetings`))
  const watchers = ['/readyz', '/healthz'].map((path) => client(address + path))
  for (const { answers } of clients) await expect.poll(() => answers.length).toBeGreaterThan(2)

  const ended = server.ended
  server.process.kill('SIGTERM')
  for (const { end, answers } of clients) {
    expect(await end).toBe('ECONNREFUSED')
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(answers.at(-1)!.headers.connection).toBe('close')
  }
  for (const { end, answers } of watchers) {
    expect(await end).toBe('ECONNREFUSED')
    expect([answers[0]!.statusCode, answers.at(-1)!.statusCode]).toEqual([200, 503])
  }
  expect(await ended).toBe(0)
})

/** Asks again and again on a connection of its own, or a new one where the answer says so, until that fails. */
function client(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: IncomingMessage[] = []
  const end = (async () => {
    try {
      for (;;) answers.push(await ask(address, agent))
    } catch (error) {
      return (error as NodeJS.ErrnoException).code
    } finally {
      agent.destroy()
    }
  })()
  return { answers, end }
}

function ask(address: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response))
        .once('error', reject)
    }).on('error', reject)
  })
}
