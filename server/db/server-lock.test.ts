import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { lockServer, ServerLockedError } from './server-lock.ts'

let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder()
})

it('lets one server in at a time', () => {
  const lock = lockServer(dataDir)
  expect(() => lockServer(dataDir)).toThrow(ServerLockedError)
  lock[Symbol.dispose]()
  lockServer(dataDir)[Symbol.dispose]()
})

it('names the process that holds it', async () => {
  const other = await otherServer(dataDir)
  expect(() => lockServer(dataDir)).toThrow(
    new RegExp(`^Another Den server \\(process ${other.pid}, running since 20.+Z\\) already uses ${dataDir}\\.`),
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
})

it('is free again once its holder was killed', async () => {
  const other = await otherServer(dataDir)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockServer(dataDir)[Symbol.dispose]()
})

/** A process that holds the lock until it is killed. */
async function otherServer(dataDir: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'server-lock.ts'))
  const program = `
    import { lockServer } from ${module}
    globalThis.lock = lockServer(${JSON.stringify(dataDir)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}
