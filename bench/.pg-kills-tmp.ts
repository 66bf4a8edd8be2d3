import { mkdtempSync, chmodSync } from 'node:fs'
import { startPostgres } from '/work/main/test/support/postgres-server.ts'
import { spawnSync, spawn } from 'node:child_process'
import { once } from 'node:events'
const folder = mkdtempSync('/dev/shm/pgk-')
const server = await startPostgres(folder)
const child = spawn(process.execPath, ['bench/mail-kills.ts', '5000', '50'], { cwd: '/work/main', stdio: 'inherit', env: { ...process.env, DATABASE_URL: server.url('postgres') } })
await once(child, 'exit')
await server.stop()
