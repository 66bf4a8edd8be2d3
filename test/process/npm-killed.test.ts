import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migratedFolder } from '#test/support/process/folder.ts'
import { addressOf, run } from '#test/support/process/program.ts'

it('a server that npm started ends when npm is killed, and closes as it should', async () => {
  const folder = migratedFolder()
  const npm = run(['npm', 'start'], {
    PORT: '0',
    DEMO_CONTENT: 'off',
    DATA_DIR: folder,
    npm_config_update_notifier: 'false',
  })
  const address = await addressOf(npm)
  const pidFile = join(folder, 'den.pid')
  const { pid } = JSON.parse(readFileSync(pidFile, 'utf8'))
  expect(pid).not.toBe(npm.process.pid)
  // Where the product does not, the test ends it.
  onTestFinished(() => {
    if (existsSync(pidFile)) process.kill(pid, 'SIGKILL')
  })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)

  npm.process.kill('SIGKILL')
  await npm.wrote(/"ended":"npm","msg":"closing"[\s\S]*"msg":"closed"/)
  // The output ends with the last process that holds it, which is the server.
  await npm.ended
  expect(existsSync(pidFile)).toBe(false)
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})
