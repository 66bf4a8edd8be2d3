// Preloaded: kills its process (kill -9) at that call of the database, the network or a change of files; with 0 it prints their number.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import { DatabaseSync, StatementSync } from 'node:sqlite'

const killAt = Number(process.env.KILL_AT)
let calls = 0

function counted(owner: object, names: readonly string[]): void {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>
  for (const name of names) {
    const method = methods[name]!
    methods[name] = function (this: unknown, ...args) {
      if (++calls === killAt) process.kill(process.pid, 'SIGKILL')
      return method.apply(this, args)
    }
  }
}

counted(DatabaseSync.prototype, ['exec'])
counted(StatementSync.prototype, ['run', 'all', 'get', 'iterate'])
counted(Socket.prototype, ['write'])
counted(fs, ['write', 'writev', 'fsync', 'fsyncSync', 'renameSync', 'linkSync', 'rmSync', 'mkdirSync', 'writeFileSync'])
counted(fs.promises, ['link', 'rename', 'rm', 'open'])
syncBuiltinESMExports()

if (killAt === 0) process.on('exit', () => fs.writeSync(2, `calls: ${calls}\n`))
