import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const execute = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'den-outgoing-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the guard that the browser tests put before the server', () => {
  it.each([
    ["await fetch('http://198.51.100.7/')", 'a connection to 198.51.100.7'],
    ["await fetch('https://www.google.com/')", 'a connection to www.google.com'],
    ["require('node:net').connect(25, 'mail.example')", 'a connection to mail.example'],
    ["require('node:net').connect({ port: 25, host: '192.0.2.1' })", 'a connection to 192.0.2.1'],
    ["require('node:tls').connect(443, '2001:db8::1')", 'a connection to 2001:db8::1'],
    ["require('node:dgram').createSocket('udp4').send('x', 53, '192.0.2.53')", 'a datagram to 192.0.2.53'],
  ])('refuses and notes %s', async (code, what) => {
    const outgoing = join(folder, `${what.replaceAll(/\W/g, '-')}.txt`)
    await expect(run(code, outgoing)).rejects.toThrow()
    expect(readFileSync(outgoing, 'utf8')).toBe(`${what}\n`)
  })

  it('lets a program reach its own machine', async () => {
    const code = `
      const server = require('node:http').createServer((_, reply) => reply.end('here')).listen(0, '127.0.0.1')
      await require('node:events').once(server, 'listening')
      for (const host of ['127.0.0.1', 'localhost'])
        console.log(await (await fetch('http://' + host + ':' + server.address().port)).text())
      server.closeAllConnections()
      server.close()`
    expect(await run(code, join(folder, 'none.txt'))).toBe('here\nhere\n')
  })
})

async function run(code: string, outgoing: string): Promise<string> {
  const program = `(async () => { ${code} })()`
  const { stdout } = await execute('node', ['--import', './test/support/process/loopback-only.ts', '--eval', program], {
    env: { PATH: process.env.PATH, DEN_OUTGOING: outgoing },
  })
  return stdout
}
