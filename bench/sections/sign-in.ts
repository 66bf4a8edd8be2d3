// Measures whether response times reveal which addresses belong to administrators.
import { openDatabase } from '../../server/db/database.ts'
import { migrateToLatest } from '../../server/db/migrator.ts'
import { insertAccount } from '../../server/identity/account-repository.ts'
import { Argon2Passwords } from '../../server/identity/passwords.ts'
import type { Bench } from '../support/bench.ts'
import { alternate, median } from '../support/medians.ts'
import { DenProcess } from '../support/servers/den-process.ts'
import type { Row } from '../support/table.ts'

const ATTEMPTS = 201
const GOAL_MS = 5
/** Every attempt comes from its own client address, so that no rate limit applies. */
const PROXY = { TRUST_PROXY: 'loopback' }
/** An unreachable mail server: password resets require a configured one. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'den@den.example' }

export async function signIn({ archives }: Bench): Promise<Row[]> {
  const dataDir = archives.empty()
  await makeAdministrators(dataDir)
  await using den = await DenProcess.start({ dataDir, env: { ...PROXY, ...MAIL, DEMO_CONTENT: 'off' } })
  const calls = {
    'wrong password': { path: 'sign-in/email', body: (email: string) => ({ email, password: 'not this one at all' }) },
    'wrong password with a code': {
      path: 'sign-in/email',
      body: (email: string) => ({ email, password: 'not this one at all', code: '123456' }),
    },
    'forgotten password': { path: 'forgot-password', body: (email: string) => ({ email }) },
  }
  const rows: Row[] = []
  let network = 0
  for (const [name, { path, body }] of Object.entries(calls)) {
    const ask = (domain: string) => {
      let next = 0
      return () => {
        const address = `10.${network >> 16}.${(network >> 8) & 255}.${network++ & 255}`
        return timed(den.port, path, body(`a${next++}@${domain}`), address)
      }
    }
    const times = await alternate(ATTEMPTS, { known: ask('den.example'), unknown: ask('elsewhere.example') })
    const [known, unknown] = [median(times.known), median(times.unknown)]
    rows.push({
      figure: `sign-in, ${name}: known − unknown`,
      value: Math.abs(known - unknown),
      unit: 'ms',
      goal: { atMost: GOAL_MS },
      beside: `${known.toFixed(2)} and ${unknown.toFixed(2)} ms`,
    })
  }
  return rows
}

/** Every second account has a second factor. */
async function makeAdministrators(dataDir: string): Promise<void> {
  await using database = await openDatabase({ dataDir })
  await migrateToLatest(database)
  const passwordHash = await new Argon2Passwords().hash('a long walk in the dark woods')
  await database.transaction(async (trx) => {
    for (let index = 0; index < ATTEMPTS; index++) {
      const account = await insertAccount(trx, {
        email: `a${index}@den.example`,
        name: `a${index}`,
        role: 'owner',
        passwordHash,
      })
      if (index % 2 === 0) continue
      const at = trx.now().toISOString()
      await trx.write
        .insertInto('totp_secrets')
        .values({ account_id: account.id, secret: 'A'.repeat(32), created_at: at, confirmed_at: at, last_step: 0 })
        .execute()
    }
  })
}

async function timed(port: number, path: string, body: object, address: string): Promise<number> {
  const origin = `http://localhost:${port}`
  const started = performance.now()
  const reply = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  })
  await reply.arrayBuffer()
  const ms = performance.now() - started
  if (reply.status !== 401 && reply.status !== 202) throw new Error(`${path} answered with ${reply.status}`)
  return ms
}
