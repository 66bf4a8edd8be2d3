import { pino } from 'pino'
import { expect, it } from 'vitest'
import { actorOf, COMMAND, SYSTEM } from '#domain/audit-event.ts'
import {
  ACCOUNT_NOTICES,
  type AccountNotice,
  NOTICES_PER_HOUR,
  type NoticeEvent,
} from '#domain/identity/account-notices.ts'
import type { Role } from '#domain/identity/role.ts'
import { AuditLog } from '#server/audit/audit-log.ts'
import type { Connection } from '#server/db/database.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openTestIdentity } from '#test/support/identity/identity.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { AccountNotices } from './account-notices.ts'

const ANNA = { ...KEEPER, email: 'anna@den.example', name: 'Anna' }
const QUIET = pino({ level: 'silent' })

describeEachDatabase('Notices by mail', (open) => {
  it('are queued with the entry that they are about, for the account or for all others', async () => {
    await using database = await open({ now: () => new Date('2026-10-31T22:15:00Z') })
    const { audit, anna, mails, wakes } = await opened(database)
    for (const what of Object.keys(ACCOUNT_NOTICES) as NoticeEvent[]) {
      const record = { about: 'Import', device: 'Firefox on Windows', client: { address: '192.0.2.77' } }
      await audit.record({ ...record, what, who: actorOf(anna, 'a token'), isNewDevice: true })
      const { isToOthers, isAboutEntry }: AccountNotice = ACCOUNT_NOTICES[what]
      const data = {
        event: what,
        about: isToOthers && !isAboutEntry ? `${ANNA.email}, token a token` : 'Import',
        at: '2026-10-31T22:15:00.000Z',
        timeZone: 'Europe/Berlin',
        device: 'Firefox on Windows',
        network: '192.0.2.0/24',
      }
      expect(await mails()).toContainEqual([isToOthers ? KEEPER.email : ANNA.email, data])
    }
    const { length } = Object.keys(ACCOUNT_NOTICES)
    expect([(await mails()).length, (await audit.page({}, 1)).total, wakes()]).toEqual([length, length, length])
  })

  it('tell of a command whose account it was about, and of nothing else', async () => {
    await using database = await open()
    const { audit, anna, mails } = await opened(database)
    await audit.record({ what: 'token.made', who: COMMAND, about: 'Import', account: anna })
    expect(await mails()).toEqual([[ANNA.email, expect.objectContaining({ device: '', network: '' })]])
    await audit.record({ what: 'account.signed-in', who: actorOf(anna), isNewDevice: false })
    await audit.record({ what: 'account.sign-in-refused', who: actorOf(anna) })
    await audit.record({ what: 'password.reset', who: COMMAND, about: 'of no account' })
    // The first administrator, out of the configuration.
    await audit.record({ what: 'administrator.added', who: SYSTEM, about: KEEPER.email })
    expect(await mails()).toHaveLength(1)
  })
})

it('Notices of one kind to one account are few an hour', async () => {
  await using database = await openTestSqlite()
  let now = 0
  const { audit, anna, keeper, mails } = await opened(database, () => now)
  const made = (account: typeof anna) => audit.record({ what: 'token.made', who: actorOf(account), about: 'x' })
  for (let round = 0; round < NOTICES_PER_HOUR + 3; round++) await made(anna)
  expect(await mails()).toHaveLength(NOTICES_PER_HOUR)
  await made(keeper)
  await audit.record({ what: 'password.changed', who: actorOf(anna) })
  expect(await mails()).toHaveLength(NOTICES_PER_HOUR + 2)
  now += 60 * 60_000
  await made(anna)
  expect(await mails()).toHaveLength(NOTICES_PER_HOUR + 3)
})

async function opened(database: Connection, clock?: () => number) {
  const { administrators } = openTestIdentity(database)
  const created = async (candidate: typeof ANNA, role?: Role) =>
    succeeded(await administrators.create(candidate, role)).account
  const keeper = await created(KEEPER)
  // Gets no notices about others.
  await created({ ...KEEPER, email: 'author@den.example' }, 'author')
  const anna = await created(ANNA)
  let wakes = 0
  const notices = new AccountNotices({
    database,
    outbox: { wake: () => void wakes++ },
    timeZone: async () => 'Europe/Berlin',
    log: QUIET,
    ...(clock && { clock }),
  })
  const mails = async () => {
    const rows = await database.read.selectFrom('deliveries').selectAll().orderBy('id').execute()
    return rows.map(({ recipient, data }) => [recipient, JSON.parse(data)])
  }
  return { audit: new AuditLog(database, QUIET, notices), keeper, anna, mails, wakes: () => wakes }
}
