import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { waitForLock } from '#test/support/database/locks.ts'
import { newMail, pass } from '#test/support/mail/mail.ts'
import { NO_CAPS } from '#test/support/mail/outbox.ts'
import { openWorker } from '#test/support/mail/outbox-worker.ts'
import { type Moment, SMTP_PHASES } from '#test/support/mail/smtp.ts'
import { openDatabase } from '../../db/database.ts'

describeEachDatabase('OutboxWorker', (open) => {
  it('sends what was queued, under an id that tells the mail', async () => {
    await using post = await openWorker(open)
    const id = await post.outbox.enqueue(newMail({ to: 'one@mail.example' }))
    post.worker.wake()
    await expect.poll(() => post.states()).toEqual({ sent: 1 })
    expect(post.fake.received.map(({ id: messageId, to }) => [messageId, to])).toEqual([
      [`d-${id}.1@den.example`, 'one@mail.example'],
    ])
    expect((await post.outbox.find(id))!.reply).toBe('250 2.0.0 taken')
  })

  it('asks no server for anything while nothing is queued', async () => {
    await using post = await openWorker(open)
    for (let wakes = 0; wakes < 5; wakes++) post.worker.wake()
    await post.looked()
    expect(post.fake.connections).toBe(0)
  })

  it.each(['fin', 'rst', 'hang'] as const)('loses no mail to a line that breaks at any moment: %s', async (cut) => {
    const broken = new Set<string>()
    const fault = ({ phase, to, connection }: Moment) => {
      // Each recipient meets one break. Phases before a recipient break on connections of their own.
      const place = SMTP_PHASES.indexOf(phase as (typeof SMTP_PHASES)[number])
      const isMeant = to ? to === `s${place}@mail.example` : connection === place + 1
      if (!isMeant || broken.has(phase)) return undefined
      broken.add(phase)
      return cut
    }
    // A connection that hangs soon times out; other breaks must not time out.
    await using post = await openWorker(open, fault, cut === 'hang' ? { timeoutMs: 6_000, pollMs: 200 } : {})
    await post.announce(12)
    const isEnded = ({ sent = 0, failed = 0, uncertain = 0 }) => sent + failed + uncertain === 12
    while (!isEnded(await post.states())) {
      await post.looked()
      await pass(post.database, 90_000, 'waiting')
      // Five failures in a row open the breaker, whose clock stands still here.
      post.breaker.recordSuccess()
      post.worker.wake()
    }
    expect(await post.states()).toEqual({ sent: 12 })
    const times = new Map<string, number>()
    for (const { id } of post.fake.taken) times.set(id, (times.get(id) ?? 0) + 1)
    expect(times.size).toBe(12)
    // Only a mail whose answer was cut off may have come twice.
    expect([...times.values()].filter((count) => count > 1).length).toBeLessThanOrEqual(1)
    expect(Math.max(...times.values())).toBeLessThanOrEqual(2)
    expect(broken.size).toBeGreaterThan(4)
  })

  it('lets one bad address be, and sends the others', async () => {
    await using post = await openWorker(open, ({ phase, to }) =>
      phase === 'rcpt' && to === 's2@mail.example' ? { answer: '550 5.1.1 no such user' } : undefined,
    )
    await post.announce(4)
    await expect.poll(() => post.states()).toEqual({ sent: 3, failed: 1 })
    const rows = await post.database.read.selectFrom('subscribers').select(['id', 'status']).orderBy('id').execute()
    expect(rows.map(({ status }) => status)).toEqual(['active', 'bounced', 'active', 'active'])
    const log = await post.database.read.selectFrom('consent_log').select(['subscriber_id', 'event']).execute()
    expect(log).toEqual([{ subscriber_id: 's_2', event: 'suppressed' }])
    // The next announcement leaves the bounced subscriber out.
    await post.announce(0)
    await expect.poll(() => post.states()).toEqual({ sent: 6, failed: 1 })
  })

  it('pauses when the server refuses us, burns nothing, and goes on when a probe succeeds', async () => {
    await using post = await openWorker(open, ({ phase }) =>
      phase === 'mail' ? { answer: '530 5.7.0 authentication required' } : undefined,
    )
    await post.announce(7)
    await expect
      .poll(() => post.breaker.repository.currentPause())
      .toMatchObject({ reply: '530 5.7.0 authentication required' })
    await expect.poll(async () => (await post.states()).leased ?? 0).toBe(0)
    expect(post.fake.received).toEqual([])
    const rows = await post.database.read.selectFrom('deliveries').select(['tries']).execute()
    expect(rows.map(({ tries }) => tries)).toEqual(Array(7).fill(0))

    post.fake.fault = () => undefined
    await pass(post.database, 61_000, 'waiting')
    await expect.poll(() => post.states()).toEqual({ sent: 7 })
    expect(post.fake.received).toHaveLength(7)
  })

  it('sends everything else although some recipients are refused in words that may concern every mail', async () => {
    await using post = await openWorker(open, ({ phase, to }) =>
      phase === 'rcpt' && to && /^s[1-6]@/.test(to) ? { answer: '550 5.7.1 not from you' } : undefined,
    )
    await post.announce(30)
    const isAtRest = async () => {
      const { queued = 0 } = await post.states()
      return (queued === 0 || (await post.breaker.repository.currentPause()) !== null) && (await post.underWay()) === 0
    }
    for (let pauses = 0; pauses < 20; pauses++) {
      await expect.poll(isAtRest).toBe(true)
      const pause = await post.breaker.repository.currentPause()
      if (pause) await pass(post.database, Date.parse(pause.probeAt) - Date.parse(pause.since) + 1000, 'waiting')
      post.worker.wake()
      await post.looked()
    }
    await expect.poll(isAtRest).toBe(true)
    const { sent, failed = 0, retry = 0 } = await post.states()
    expect([sent, failed + retry]).toEqual([24, 6])
    expect(post.fake.received).toHaveLength(24)
  })

  it('spares a server that cannot be reached, and the tries of the mails behind', async () => {
    await using post = await openWorker(open, () => 'rst')
    await post.announce(40)
    await expect.poll(() => post.breaker.waitMs).toBeGreaterThan(0)
    await expect.poll(async () => (await post.states()).leased ?? 0).toBe(0)
    const rows = await post.database.read.selectFrom('deliveries').select(['tries']).execute()
    expect(rows.reduce((sum, { tries }) => sum + tries, 0)).toBeLessThanOrEqual(9)
    // A claim may have been under way when it opened.
    await post.looked()
    await expect.poll(post.underWay).toBe(0)
    const { connections } = post.fake
    post.worker.wake()
    await post.looked()
    expect(post.fake.connections).toBe(connections)

    post.fake.fault = () => undefined
    post.wait(60_001)
    await pass(post.database, 90_000, 'waiting')
    await expect.poll(() => post.states()).toEqual({ sent: 40 })
  })

  it('survives a storm of 421', async () => {
    let storm = 30
    await using post = await openWorker(open, ({ phase }) =>
      (phase === 'banner' || phase === 'mail' || phase === 'dot') && Math.random() < 0.5 && storm-- > 0
        ? { answer: '421 4.7.0 try again later' }
        : undefined,
    )
    await post.announce(20)
    while ((await post.states()).sent !== 20) {
      await post.looked()
      post.wait(31 * 60_000)
      await pass(post.database, 40 * 60_000, 'waiting')
      post.worker.wake()
    }
    expect(await post.states()).toEqual({ sent: 20 })
    expect(new Set(post.fake.taken.map(({ id }) => id)).size).toBe(20)
    expect(post.fake.taken).toHaveLength(20)
  })

  it('sends nothing to subscribers who leave while the mails go out, not even a mail that is being written', async () => {
    await using post = await openWorker(open)
    const { promise: haveLeft, resolve: letGo } = Promise.withResolvers<void>()
    post.writer.before = () => haveLeft
    await post.announce(80)
    // Mails are claimed and wait to be composed.
    await expect.poll(post.underWay).toBe(4)
    const claimed = await post.database.read
      .selectFrom('deliveries')
      .select('subscriber_id')
      .where('state', '=', 'leased')
      .execute()
    const leaving = new Set(claimed.slice(0, 2).map(({ subscriber_id }) => subscriber_id!))
    for (let number = 80; leaving.size < 40; number--) leaving.add(`s_${number}`)
    await post.database.write
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('id', 'in', [...leaving])
      .execute()
    letGo()
    const staying = Array.from({ length: 80 }, (_, index) => index + 1).filter((number) => !leaving.has(`s_${number}`))
    await expect.poll(() => post.states()).toEqual({ sent: 40, cancelled: 40 })
    expect(post.fake.received.map(({ to }) => to).sort()).toEqual(
      staying.map((number) => `s${number}@mail.example`).sort(),
    )
  })

  it('waits for what is under way when it stops, and takes nothing new', async () => {
    await using post = await openWorker(open, ({ phase }) =>
      phase === 'dot' ? { answer: '250 at last', dripMs: 20 } : undefined,
    )
    await post.announce(30)
    await expect.poll(() => post.fake.received.length).toBeGreaterThan(0)
    await post.worker.stop()
    const { sent = 0, queued = 0, ...others } = await post.states()
    expect(others).toEqual({})
    expect([sent > 0 && sent <= 10, sent + queued]).toEqual([true, 30])
    expect(post.fake.taken.length).toBe(sent)
  })

  it('gives back what has not left when the drain timeout ends', async () => {
    await using post = await openWorker(open, ({ phase }) => (phase === 'rcpt' ? 'hang' : undefined), {
      drainTimeoutMs: 100,
      timeoutMs: 20_000,
    })
    await post.announce(3)
    await expect.poll(() => post.fake.connections).toBe(3)
    // The transport itself would time out after twenty seconds, which counts as an attempt.
    await post.worker.stop()
    await expect.poll(() => post.states()).toEqual({ retry: 3 })
    const rows = await post.database.read.selectFrom('deliveries').select('tries').execute()
    expect(rows.map(({ tries }) => tries)).toEqual([0, 0, 0])
  })

  it('keeps to so many mails a second', async () => {
    await using post = await openWorker(open, undefined, { caps: { ...NO_CAPS, perSecond: 10 } })
    await post.announce(12)
    await expect.poll(() => post.states()).toEqual({ sent: 12 })
    // When they were taken, by the clock that decides; on a busy machine some take longer to arrive than others.
    const rows = await post.database.read.selectFrom('deliveries').select('claimed_at').orderBy('claimed_at').execute()
    const times = rows.map(({ claimed_at }) => Date.parse(claimed_at!))
    for (let index = 10; index < times.length; index++) expect(times[index]! - times[index - 10]!).toBeGreaterThan(999)
  })

  it('notes what the server said although the database is held by others just then', async () => {
    const { promise: held, resolve: holds } = Promise.withResolvers<void>()
    // The server answers once the database is held: else a quick worker has noted all of its answers before.
    await using post = await openWorker(
      (options) => open({ ...options, timeouts: { lockMs: 100 } }),
      ({ phase }) => (phase === 'dot' ? { answer: '250 taken', after: held } : undefined),
    )
    const { timeouts, ...config } = post.database.config
    await using other = await openDatabase({ ...config, timeouts: { ...timeouts, lockMs: 60_000 } })
    await post.announce(20)
    await expect.poll(() => post.fake.received.length).toBeGreaterThan(0)
    await other.transaction(async (trx) => {
      // On SQLite the transaction alone keeps others from writing.
      if (trx.engine.dialect === 'postgres')
        await sql`lock table deliveries in access exclusive mode`.execute(trx.write)
      holds()
      if (trx.engine.dialect !== 'postgres') return post.looked()
      // Until PostgreSQL has given up a statement that waited for it.
      await waitForLock(trx, 'asked')
      await waitForLock(trx, 'given up')
    })
    await expect.poll(() => post.underWay()).toBe(0)
    await pass(other, 90_000, 'waiting')
    await expect.poll(() => post.states()).toEqual({ sent: 20 })
    expect(post.fake.taken).toHaveLength(20)
  })

  it('goes on after a mail could not be written', async () => {
    await using post = await openWorker(open)
    const { writer } = post
    writer.fail = true
    await post.outbox.enqueue(newMail())
    post.worker.wake()
    await expect.poll(() => post.states()).toEqual({ retry: 1 })
    writer.fail = false
    await pass(post.database, 90_000, 'waiting')
    await expect.poll(() => post.states()).toEqual({ sent: 1 })
  })
})
