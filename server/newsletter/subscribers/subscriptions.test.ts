import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SUBSCRIBER_STATUSES } from '#domain/subscribers/subscriber.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { mailsIn, tokenIn } from '#test/support/mail/mail.ts'
import { eventsOf, openTestSubscriptions, putSubscriber, rowOf } from '#test/support/mail/subscriptions.ts'
import { fakeTime, timed } from '#test/support/time.ts'
import { OutboxRepository } from '../../mail/outbox/outbox-repository.ts'

const CLIENT = { address: '192.0.2.1' }
const EMAIL = 'reader@den.example'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)
const accepted = { ok: true, status: 'accepted' }
const refused = { ok: false, problem: 'transport' }

describeEachDatabase('subscribing', (open) => {
  it('mails a link, and counts once that is used', async () => {
    await using den = await openTestSubscriptions(open)
    expect(await den.subscribe(' Reader@DEN.example ')).toEqual(accepted)
    expect(await mailsIn(den.database)).toMatchObject([
      {
        kind: 'confirmation',
        to: 'Reader@den.example',
        subscriberId: expect.stringMatching(/^s_[a-z2-7]{20}$/),
        campaignId: null,
        data: {
          confirmUrl: expect.stringMatching(/^https:\/\/den\.example\/subscription\/confirm\?token=[\w-]{43}$/),
          unsubscribeUrl: expect.stringMatching(
            /^https:\/\/den\.example\/unsubscribe\?token=s_[a-z2-7]{20}\.[\w-]{43}$/,
          ),
        },
      },
    ])
    expect(den.outbox.wakes).toBe(1)
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'pending', confirmed_at: null, source: 'footer' })

    const token = await tokenIn(den.database, 'confirmUrl')
    // What is stored cannot be used as a link.
    expect(JSON.stringify(await rowOf(den.database, EMAIL))).not.toContain(token)
    for (let scanner = 0; scanner < 100; scanner++)
      expect(await den.subscriptions.confirmation(token)).toEqual({
        maskedAddress: 'R•••@den.example',
        isDone: false,
        mayUndo: false,
      })
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'pending' })

    expect(await den.subscriptions.confirm(token, CLIENT)).toMatchObject({ ok: true, isDone: true })
    const row = await rowOf(den.database, EMAIL)
    expect(row).toMatchObject({ status: 'active', confirmed_at: expect.any(String) })
    later(30 * DAY)
    expect(await den.subscriptions.confirm(token, CLIENT)).toMatchObject({ ok: true, isDone: true })
    expect(await den.subscriptions.confirmation(token)).toMatchObject({ isDone: true })
    expect(await rowOf(den.database, EMAIL)).toEqual(row)
    expect(await eventsOf(den.database)).toEqual(['requested', 'confirmed'])
  })

  it('welcomes once who confirms, where the owner wants it', async () => {
    await using den = await openTestSubscriptions(open)
    const welcomed = async () => (await mailsIn(den.database)).filter(({ kind }) => kind === 'welcome')
    await den.subscribe('early@den.example')
    await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), CLIENT)
    den.settings.welcomeMail = true
    await den.subscribe(EMAIL)
    expect(await welcomed()).toEqual([])
    const token = await tokenIn(den.database, 'confirmUrl')
    const wakes = den.outbox.wakes
    const answers = await Promise.all([1, 2, 3].map(() => den.subscriptions.confirm(token, CLIENT)))
    expect(answers).toMatchObject(Array(3).fill({ ok: true, isDone: true }))
    expect(den.outbox.wakes).toBeGreaterThan(wakes)
    const { id } = (await rowOf(den.database, EMAIL))!
    expect(await welcomed()).toMatchObject([{ to: EMAIL, subscriberId: id, data: {} }])

    // An undone goodbye is no confirmation; the next one is.
    const mails = await mailsIn(den.database)
    const { unsubscribeUrl = '' } = mails.findLast(({ kind }) => kind === 'confirmation')!.data
    const leaving = new URL(unsubscribeUrl).searchParams.get('token')!
    await den.subscriptions.unsubscribe(leaving, CLIENT)
    await den.subscriptions.undo(leaving, CLIENT)
    expect(await welcomed()).toHaveLength(1)
    await den.subscriptions.unsubscribe(leaving, CLIENT)
    later(11 * MINUTE)
    await den.subscribe(EMAIL)
    await den.subscriptions.confirm(await tokenIn(den.database, 'confirmUrl'), CLIENT)
    expect(await welcomed()).toHaveLength(2)
  })

  it('welcomes nobody whose confirmation was not stored', async () => {
    await using den = await openTestSubscriptions(open)
    den.settings.welcomeMail = true
    await den.subscribe(EMAIL)
    const token = await tokenIn(den.database, 'confirmUrl')
    const broken = vi.spyOn(OutboxRepository.prototype, 'enqueue').mockRejectedValueOnce(new Error('no room'))
    await expect(den.subscriptions.confirm(token, CLIENT)).rejects.toThrow('no room')
    broken.mockRestore()
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'pending', confirmed_at: null })
    expect(await eventsOf(den.database)).toEqual(['requested'])
  })

  it('asks for the captcha first, then for the address, and keeps nothing without both', async () => {
    await using den = await openTestSubscriptions(open)
    expect(await den.subscribe('nobody', { captchaToken: 'wrong' })).toEqual({ ok: false, problem: 'captcha' })
    expect(await den.subscribe('nobody', { captchaToken: '' })).toEqual({ ok: false, problem: 'captcha' })
    expect(await den.subscribe('nobody', { captchaToken: 'good' })).toEqual({ ok: false, problem: 'email' })
    expect(await mailsIn(den.database)).toEqual([])
    // A corrected address needs no second captcha.
    expect(await den.subscribe(EMAIL, { captchaToken: 'good' })).toEqual(accepted)
    expect(await den.subscribe('other@den.example', { captchaToken: 'good' })).toEqual({
      ok: false,
      problem: 'captcha',
    })
    expect(await mailsIn(den.database)).toHaveLength(1)
  })

  it('takes a captcha once, however many use it at once', async () => {
    await using den = await openTestSubscriptions(open)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => den.subscribe(`reader${index}@den.example`, { captchaToken: 'same' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mailsIn(den.database)).toHaveLength(1)
    expect(await den.database.read.selectFrom('subscribers').select('id').execute()).toHaveLength(1)
  })

  it('makes one subscriber of many requests at once for one address', async () => {
    await using den = await openTestSubscriptions(open)
    const answers = await Promise.all(Array.from({ length: 30 }, () => den.subscribe(EMAIL)))
    expect(answers).toEqual(Array.from({ length: 30 }, () => accepted))
    expect(await mailsIn(den.database)).toHaveLength(1)
  })

  it('keeps nothing of a request whose mail cannot be stored, and lets the captcha be used again', async () => {
    await using den = await openTestSubscriptions(open)
    vi.spyOn(OutboxRepository.prototype, 'enqueue').mockRejectedValueOnce(new Error('disk full'))
    await expect(den.subscribe(EMAIL, { captchaToken: 'good' })).rejects.toThrow('disk full')
    expect(await rowOf(den.database, EMAIL)).toBeUndefined()
    expect(await den.subscribe(EMAIL, { captchaToken: 'good' })).toEqual(accepted)
  })

  it('says what the transport says, and keeps the request when it refuses', async () => {
    await using den = await openTestSubscriptions(open)
    den.outbox.outcome = 'refused'
    expect(await den.subscribe(EMAIL)).toEqual(refused)
    expect(await rowOf(den.database, EMAIL)).toMatchObject({ status: 'pending' })
    expect(await mailsIn(den.database)).toHaveLength(1)
    den.outbox.outcome = 'queued'
    expect(await den.subscribe('second@den.example')).toEqual({ ok: true, status: 'queued' })
  })

  it('changes nobody who is asked for by somebody else', async () => {
    await using den = await openTestSubscriptions(open)
    for (const status of SUBSCRIBER_STATUSES) await putSubscriber(den.database, status, `${status}@den.example`)
    for (const status of SUBSCRIBER_STATUSES) await den.subscribe(`${status}@den.example`)
    for (const status of SUBSCRIBER_STATUSES)
      expect(await rowOf(den.database, `${status}@den.example`)).toMatchObject({ status })
  })
})

describe('how long subscribing takes', () => {
  beforeEach(() => fakeTime())

  it('answers alike, after a like wait, whoever the address belongs to', async () => {
    await using den = await openTestSubscriptions(openTestSqlite)
    for (const status of SUBSCRIBER_STATUSES) await putSubscriber(den.database, status, `${status}@den.example`)
    den.outbox.outcomeMs = 300
    for (const outcome of ['accepted', 'refused'] as const) {
      den.outbox.outcome = outcome
      await timed(den.subscribe(`first-${outcome}@den.example`))
      const seen: Record<string, unknown> = {}
      const mails: Record<string, string | undefined> = {}
      const times: number[] = []
      // `again` is over its limit: it was mailed a moment ago.
      for (const name of ['new', ...SUBSCRIBER_STATUSES, 'again']) {
        const before = (await mailsIn(den.database)).length
        const email = name === 'again' ? `first-${outcome}@den.example` : `${name}@den.example`
        const { value, milliseconds } = await timed(den.subscribe(email))
        seen[name] = value
        times.push(milliseconds)
        mails[name] = (await mailsIn(den.database)).at(before)?.kind
      }
      expect(new Set(Object.values(seen).map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(seen.new).toEqual(outcome === 'accepted' ? accepted : refused)
      expect(times).toEqual(times.map(() => 300))
      expect(mails).toMatchObject({ bounced: undefined, suppressed: undefined, again: undefined })
      if (outcome === 'accepted')
        expect(mails).toMatchObject({
          new: 'confirmation',
          pending: 'confirmation',
          active: 'already-subscribed',
          unsubscribed: 'confirmation',
        })
      later(11 * MINUTE)
    }
  })

  it('has everybody wait for a server that has to be reached first', async () => {
    await using den = await openTestSubscriptions(openTestSqlite)
    await putSubscriber(den.database, 'suppressed', 'suppressed@den.example')
    den.outbox.readyMs = 400
    for (const email of ['suppressed@den.example', EMAIL, EMAIL]) {
      const { value, milliseconds } = await timed(den.subscribe(email))
      expect(value).toEqual(accepted)
      // The first answer is delayed a little more, since no duration has been measured yet.
      expect(milliseconds).toSatisfy((waited: number) => waited >= 400 && waited < 550)
    }
    den.outbox.outcome = 'refused'
    den.outbox.readyMs = 0
    for (const readiness of ['paused', 'unreachable'] as const) {
      later(11 * MINUTE)
      den.outbox.readiness = readiness
      for (const email of ['suppressed@den.example', EMAIL, EMAIL])
        expect((await timed(den.subscribe(email))).value).toEqual(refused)
    }
  })

  it('takes three seconds at most, whoever is asked for', async () => {
    await using den = await openTestSubscriptions(openTestSqlite)
    await putSubscriber(den.database, 'suppressed', 'suppressed@den.example')
    den.outbox.readyMs = 60_000
    den.outbox.outcomeMs = 60_000
    den.outbox.outcome = 'queued'
    for (const email of ['suppressed@den.example', EMAIL]) {
      expect(await timed(den.subscribe(email))).toEqual({ value: { ok: true, status: 'queued' }, milliseconds: 3_000 })
    }
  })
})
