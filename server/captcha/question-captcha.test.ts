import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import { createLocale } from '#domain/locales/locale.ts'
import { countOf } from '#server/db/count-of.ts'
import type { Connection } from '#server/db/database.ts'
import { createLog } from '#server/log/log.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { answerTo } from '#test/support/services/questions.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { QuestionCaptcha } from './question-captcha.ts'
import { isAnswer, questionFrom } from './questions.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

describeEachDatabase('QuestionCaptcha', (open) => {
  it('takes the right answer, once', async () => {
    await using database = await open()
    const captcha = opened(database)
    const { token, question } = await captcha.challenge()
    later(3_000)
    const checked = succeeded(await captcha.check(captcha.answered(token, answerTo(question))))
    const uses = await Promise.all(
      Array.from({ length: 100 }, () => database.transaction((trx) => checked.consume(trx))),
    )
    expect(uses.filter(Boolean)).toHaveLength(1)
  })

  it('gives one try', async () => {
    await using database = await open()
    const captcha = opened(database)
    const { token, question } = await captcha.challenge()
    later(3_000)
    expect(await captcha.check(captcha.answered(token, '99'))).toEqual({ ok: false, reason: 'invalid' })
    const { consume } = succeeded(await captcha.check(captcha.answered(token, answerTo(question))))
    expect(await database.transaction((trx) => consume(trx))).toBe(false)
  })

  it('uses up twenty questions of a network in ten minutes, and looks at none of its answers beyond', async () => {
    await using database = await open()
    const captcha = opened(database)
    const asked = await Promise.all(Array.from({ length: 23 }, () => captcha.challenge()))
    later(3_000)
    const network = '198.51.100.7'
    const check = ({ token, question }: (typeof asked)[number], isRight: boolean, address = network) =>
      captcha.check(captcha.answered(token, isRight ? answerTo(question) : '99'), address)
    for (const one of asked.slice(0, 19)) expect(await check(one, false)).toEqual({ ok: false, reason: 'invalid' })
    // Right answers do not count.
    for (const one of asked.slice(21)) expect(await check(one, true)).toMatchObject({ ok: true })
    expect(await check(asked[19]!, false)).toEqual({ ok: false, reason: 'invalid' })
    for (const isRight of [false, true])
      expect(await check(asked[20]!, isRight)).toEqual({ ok: false, reason: 'too-many' })
    expect(await countOf(database.read.selectFrom('captcha_used'))).toBe(20)
    expect(await check(asked[20]!, true, '198.51.100.8')).toMatchObject({ ok: true })
  })

  it('lets nobody answer before the question can be read, and nobody after half an hour', async () => {
    await using database = await open()
    const captcha = opened(database)
    const { token, question } = await captcha.challenge()
    const whole = captcha.answered(token, answerTo(question))
    later(2_999)
    expect(await captcha.check(whole)).toEqual({ ok: false, reason: 'invalid' })
    // An answer that came too quickly is not used up.
    later(1)
    const checked = await captcha.check(whole)
    expect(checked.ok && (await database.transaction((trx) => checked.consume(trx)))).toBe(true)
    later(30 * 60_000)
    expect(await captcha.check(whole)).toEqual({ ok: false, reason: 'expired' })
  })

  it('refuses what it did not sign', async () => {
    await using database = await open()
    const captcha = opened(database)
    const { token, question } = await captcha.challenge()
    const answer = answerTo(question)
    later(5_000)
    const [nonce, asked, signature] = token.split('.')
    for (const forged of [
      'x',
      `${token}x ${answer}`,
      `${nonce}.${Number(asked) + 1}.${signature} ${answer}`,
      `${'A'.repeat(22)}.${asked}.${signature} ${answer}`,
      `${nonce}.${asked}. ${answer}`,
      `${token}`,
      `${token} ${'9'.repeat(10_000_000)}`,
      'A'.repeat(10_000_000),
    ])
      expect(await captcha.check(forged)).toEqual({ ok: false, reason: 'invalid' })
    for (const nothing of ['', ' ']) expect(await captcha.check(nothing)).toEqual({ ok: false, reason: 'missing' })
    expect(await opened(database, 'other').check(`${token} ${answer}`)).toEqual({ ok: false, reason: 'invalid' })
    expect(await opened(database, 'new', 'a').check(`${token} ${answer}`)).toMatchObject({ ok: true })
  })

  it('knows the question of a form that was rendered before an upgrade', async () => {
    await using database = await open()
    const token = 'e_1dFkxtUQaey6sRRNTIUg.1700000000000.0oJxRW5O7_zXH8YMK7D45g4qXo5jXDfPxL7EaxG2BgM'
    const question = 'An old house has five doors, and four of them are locked. How many can be opened?'
    expect(await opened(database).asked(token)).toEqual({ token, question })
  })

  it('asks the same again, and something else the next time', async () => {
    await using database = await open()
    const captcha = opened(database)
    const first = await captcha.challenge()
    expect(await captcha.asked(first.token)).toEqual(first)
    expect(await captcha.asked('forged')).toBeNull()
    const texts = await Promise.all(Array.from({ length: 40 }, async () => (await captcha.challenge()).question))
    expect(new Set(texts).size).toBeGreaterThan(10)
  })
})

describe('questions', () => {
  const all = Array.from({ length: 8 * 6 * 3 }, (_, n) =>
    questionFrom(ENGLISH, [n % 8, n >> 3, n] as unknown as Uint8Array),
  )

  it('have answers that can be typed in digits or as a word', () => {
    for (const question of all) {
      const { text, answer } = question
      expect(text).toMatch(/^[A-Z].*\?$/)
      expect(answer).toBeGreaterThan(0)
      for (const typed of [String(answer), NUMBERS.split(' ')[answer]!, ` ${answer}. `, String(answer).toUpperCase()])
        expect(isAnswer(ENGLISH, typed, question)).toBe(true)
      for (const typed of ['', String(answer + 1), `${answer} 1`, 'undefined', '-'])
        expect(isAnswer(ENGLISH, typed, question)).toBe(false)
      expect(answerTo(text)).toBe(String(answer))
    }
  })
})

it.each([
  ['tr', 'İKİ', 2],
  ['tr', 'iki', 2],
  ['tr', 'ALTI', 6],
  ['tr', 'alti', 6],
  ['tr', 'Onbir.', 11],
  ['fr', 'dix sept', 17],
  ['fr', 'Zero', 0],
  ['uk', "п'ять", 5],
  ['uk', 'Дев’ятнадцять', 19],
  ['ar', '١٢', 12],
  ['ar', 'اثنا عشر', 12],
  ['ja', '１２。', 12],
] as const)('takes in %s the answer %s', async (language, typed, answer) => {
  const locale = createLocale(language, await catalogueOf(language))
  expect(isAnswer(locale, typed, { text: '', answer })).toBe(true)
  expect(isAnswer(locale, typed, { text: '', answer: answer + 1 })).toBe(false)
})

function opened(database: Connection, ...keys: string[]): QuestionCaptcha {
  const all = async () => (keys.length > 0 ? keys : ['a'])
  return new QuestionCaptcha({ all }, database, async () => ENGLISH, createLog('silent'))
}
