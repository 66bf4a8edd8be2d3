// Three servers behind a real nginx or Caddy, on a real PostgreSQL behind a real PgBouncer: programs are stopped, killed, suspended,
// upgraded and taken back at random while people read, write and subscribe and a newsletter goes out. `npm run ordeal`; exits with 1
// where a goal is missed.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/db/database.ts'
import { announcePost } from '../test/support/mail/mail.ts'
import { Random } from './attack/random.ts'
import { deliveredMails } from './ordeal/mails.ts'
import { Requests } from './ordeal/requests.ts'
import { openStack, type ProxyName } from './ordeal/stack.ts'
import { Traffic } from './ordeal/traffic.ts'
import { cause, excuseOf, isInOutage, TROUBLES, type Trouble, type TroubleName } from './ordeal/troubles.ts'
import { ADMINISTRATOR, tokenHeaders } from './support/administrator.ts'
import { isAnswered } from './support/ask.ts'
import { moveTo, onCore } from './support/cores.ts'
import { endWithThis } from './support/servers/children.ts'
import { isMet, printHead, printRow, type Row } from './support/table.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
    proxy: { type: 'string', default: 'nginx' },
    troubles: { type: 'string', default: TROUBLES.join() },
    recipients: { type: 'string', default: '2000' },
    /** The checkout of an earlier release, built and with its packages, with which the servers begin. */
    from: { type: 'string' },
    /** Keeps a core busy with something else. */
    busy: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const recipients = Number(values.recipients)
const names = values.troubles.split(',').filter(Boolean) as TroubleName[]
if (!(minutes > 0) || !names.every((name) => TROUBLES.includes(name)) || !['nginx', 'caddy'].includes(values.proxy)) {
  process.stderr.write(`ordeal: --proxy is nginx or caddy, --troubles are some of ${TROUBLES.join()}.\n`)
  process.exit(2)
}
const random = new Random(Number(values.seed))
const folder = mkdtempSync(join(tmpdir(), 'den-ordeal-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

moveTo('any')
if (values.busy)
  endWithThis(spawn(...onCore('servers', process.execPath, '--eval', 'for (;;);'), { stdio: 'ignore' })).unref()
await using stack = await openStack(folder, values.proxy as ProxyName, values.from && resolve(values.from))
const requests = new Requests(stack.port)
const origin = `http://127.0.0.1:${stack.port}`
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMINISTRATOR
const signedIn = await requests.ask('POST', '/api/auth/sign-in/email', { Origin: origin }, { email, password })
const cookies = [signedIn?.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
const traffic = new Traffic(requests, {
  token: tokenHeaders(join(folder, 'command'), stack.env),
  session: { Cookie: cookies.join('; '), Origin: origin },
})
await traffic.begin()
if (recipients > 0) {
  await using database = await openDatabase({ dataDir: folder, databaseUrl: stack.directUrl })
  await announcePost(database, recipients)
}

/** Ten thousand in ten minutes. */
const WRITES_A_MINUTE = 1_000
const troubles: Trouble[] = []
const end = performance.now() + minutes * 60_000
while (performance.now() < end) {
  await pause(random.between(500, 3_000))
  if (names.length > 0) troubles.push(await cause(random.pick(names), stack, random))
}
await traffic.end()
for (const port of stack.serverPorts) while (!(await isAnswered(port, '/readyz'))) await pause(100)
const failures = [...requests.failures]
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
const times = sorted(requests.times)
const [inOutage, staleness] = [true, false].map((isIn) =>
  sorted(traffic.readings.filter(({ at }) => isInOutage(at, troubles) === isIn).map(({ staleMs }) => staleMs)),
)
const lost = await traffic.lost()
const mails = await deliveredMails(stack, { recipients, subscribed: traffic.subscribed })
requests.end()

const p99 = (numbers: readonly number[]) => numbers[Math.floor(numbers.length * 0.99)] ?? Number.NaN
const unexcused = failures.filter((failure) => !excuseOf(failure, troubles))
const kills = troubles.filter(({ name }) => name === 'kill').length
const excused = (...of: readonly TroubleName[]) =>
  failures.filter((failure) => of.includes(excuseOf(failure, troubles) as TroubleName)).length
const count = (figure: string, value: number, atMost?: number, beside?: string): Row => ({
  figure,
  value,
  digits: 0,
  ...(atMost !== undefined && { goal: { atMost } }),
  ...(beside && { beside }),
})
const kinds = TROUBLES.map((name) => `${troubles.filter((trouble) => trouble.name === name).length} ${name}`)
const beside = values.busy ? ', beside a busy core' : ''
process.stdout.write(`${values.proxy}, ${minutes} minutes, seed ${values.seed}${beside}: ${kinds.join(', ')}.\n`)
printHead()
const rows: Row[] = [
  count('releases', stack.releases.count),
  count('requests', requests.times.length + failures.length),
  count('failed, under way at no kill and in no outage', unexcused.length, 0, unexcused[0]?.what),
  count('failed, under way at a kill', excused('kill')),
  count('failed while the database was away', excused('pooler', 'database')),
  count('refused as a suspended server held a lock', excused('suspend')),
  { figure: 'time of an answer, p99', value: p99(times), unit: 'ms', digits: 0 },
  { ...count('acknowledged writes', traffic.writes), goal: { atLeast: Math.floor(WRITES_A_MINUTE * minutes) } },
  count('lost writes', lost.length, 0, lost[0]),
  count('readings of what was edited', traffic.readings.length),
  count(
    'stale for more than a second',
    staleness!.filter((ms) => ms > 1_000).length,
    0,
    `longest ${staleness!.at(-1)?.toFixed(0)} ms; in the three seconds after an outage ${inOutage!.at(-1)?.toFixed(0) ?? 0} ms`,
  ),
  { figure: 'staleness, p99', value: p99(staleness!), unit: 'ms', digits: 0, goal: { atMost: 250 } },
  count('mails', mails.sent),
  count('lost mails', mails.lost.length, 0, mails.lost[0]),
  count('mails that came twice', mails.twice, mails.inFlight * kills),
]
for (const row of rows) {
  printRow(row)
  if (row.goal && !isMet(row.value, row.goal)) process.exitCode = 1
}
for (const { what, startedAt } of unexcused.slice(0, 10)) {
  const near = troubles.filter(({ from, until }) => startedAt > from - 2_000 && startedAt < until + 2_000)
  process.stdout.write(
    `${what.slice(0, 200)} (${near.map(({ name, whom }) => `${name} of ${whom}`).join() || 'no trouble'})\n`,
  )
}
if (unexcused.length > 0) process.stdout.write(stack.proxy.said)
