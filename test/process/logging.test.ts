import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { expect, it } from 'vitest'
import { migratedFolder } from '#test/support/process/folder.ts'
import { addressOf, run, runServer } from '#test/support/process/program.ts'

/** More than a pipe holds, and more than is kept for a reader who comes back. */
const REQUESTS = 800
const LONG_QUERY = `?${'x'.repeat(2_000)}`

it('a server whose log nobody reads answers all the same, tells who comes back what was dropped, and closes when it is told to', async () => {
  const server = runServer({ DATA_DIR: migratedFolder() })
  const address = await addressOf(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const statusesOf = (count: number) =>
    Promise.all(Array.from({ length: count }, () => statusOf(`${address}/healthz${LONG_QUERY}`, agent)))

  server.process.stdout.pause()
  expect(await statusesOf(REQUESTS)).toEqual(Array.from({ length: REQUESTS }, () => 200))
  server.process.stdout.resume()
  const [, lines] = await server.wrote(/"lines":(\d+),"msg":"log lines dropped/)
  await statusOf(`${address}/healthz?last`, agent)
  await server.wrote(/\?last/)
  const requests = server.output.stdout.split('\n').filter((line) => line.includes('"msg":"request"'))
  expect(requests.length + Number(lines)).toBe(REQUESTS + 1)
  for (const line of server.output.stdout.trim().split('\n')) JSON.parse(line)

  server.process.stdout.pause()
  await statusesOf(REQUESTS / 2)
  agent.destroy()
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('what nobody caught is logged, and ends the process with 1', async () => {
  const server = runServer({ DATA_DIR: migratedFolder(), NODE_OPTIONS: `--import=${THROWS_AT_SIGUSR2}` })
  await addressOf(server)
  server.process.kill('SIGUSR2')
  expect(await server.ended).toBe(1)
  const last = JSON.parse(server.output.stdout.trim().split('\n').at(-1)!)
  expect(last).toMatchObject({ level: 60, err: { message: 'nobody caught this' } })
})

it('what is logged just before the process ends is written', async () => {
  const script =
    "import { createLog } from './server/log/log.ts'; createLog('info').info('last words'); process.exit(3)"
  const program = run([process.execPath, '--input-type=module', '--eval', script], {})
  expect(await program.ended).toBe(3)
  expect(JSON.parse(program.output.stdout)).toMatchObject({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    msg: 'last words',
  })
})

const THROWS_AT_SIGUSR2 = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => { throw new Error('nobody caught this') })")}`

function statusOf(address: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    }).on('error', reject)
  })
}
