import { type Challenge, createChallenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeEach, expect, it, vi } from 'vitest'
import { Altcha, challengeSecrets } from './altcha.ts'

const QUICK = { cost: 1, counterLeast: 5, counterMost: 20 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

it('takes the solution of its own challenge', async () => {
  const altcha = opened()
  expect(await altcha.check(await solved(altcha))).toMatchObject({ ok: true })
})

it('is worth half a second as it is handed out', async () => {
  const { parameters } = await new Altcha(keysOf('a'), () => new Date()).challenge()
  expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1000, expiresAt: expect.any(Number) })
  expect(parameters.keySignature).toMatch(/^[0-9a-f]{64}$/)
})

it('refuses what is missing, too long, or no solution at all', async () => {
  const altcha = opened()
  const reasons = async (tokens: string[]) => Promise.all(tokens.map((token) => altcha.check(token)))
  expect(await altcha.check('')).toEqual({ ok: false, reason: 'missing' })
  for (const answer of await reasons([
    'x',
    'null',
    encoded(null),
    encoded([]),
    encoded({}),
    encoded({ challenge: {}, solution: {} }),
    'e30'.repeat(2_000),
    'A'.repeat(10 * 1024 * 1024),
    `${await solved(altcha)}${' '.repeat(5_000)}`,
  ]))
    expect(answer).toEqual({ ok: false, reason: 'invalid' })
})

it('refuses whatever was changed', async () => {
  const altcha = opened()
  const whole = decoded(await solved(altcha))
  const { challenge, solution } = whole
  const { parameters } = challenge
  const later = (parameters.expiresAt ?? 0) + 60
  const { expiresAt: _, ...endless } = parameters
  const { keySignature: __, ...unsigned } = parameters
  for (const changed of [
    { ...whole, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { ...whole, solution: { ...solution, derivedKey: '' } },
    { ...whole, solution: { ...solution, counter: -1 } },
    { ...whole, challenge: { ...challenge, signature: '' } },
    { ...whole, challenge: { ...challenge, signature: '0'.repeat(64) } },
    { ...whole, challenge: { parameters: { ...parameters, expiresAt: later }, signature: challenge.signature } },
    { ...whole, challenge: { parameters: { ...parameters, nonce: '0'.repeat(32) }, signature: challenge.signature } },
    { ...whole, challenge: { parameters: endless, signature: challenge.signature } },
    { ...whole, challenge: { parameters: unsigned, signature: challenge.signature } },
    { ...whole, challenge: { parameters: { ...parameters, cost: 1e9 }, signature: challenge.signature } },
    { ...whole, challenge: { parameters } },
  ])
    expect(await altcha.check(encoded(changed))).toEqual({ ok: false, reason: 'invalid' })
})

it('refuses a challenge of its own making that has no end, or too late a one', async () => {
  const altcha = opened()
  const made = (expiresAt?: Date) =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 3,
      deriveKey,
      ...challengeSecrets('a'),
      ...(expiresAt && { expiresAt }),
    })
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  expect(await altcha.check(await solvedBy(await made(inMinutes(4))))).toMatchObject({ ok: true })
  expect(await altcha.check(await solvedBy(await made(inMinutes(10))))).toEqual({ ok: false, reason: 'invalid' })
  expect(await altcha.check(await solvedBy(await made()))).toEqual({ ok: false, reason: 'invalid' })
})

it('refuses solutions of others, and takes those under a key that has been replaced', async () => {
  const token = await solved(opened('old'))
  expect(await opened('a').check(token)).toEqual({ ok: false, reason: 'invalid' })
  expect(await opened('new', 'old').check(token)).toMatchObject({ ok: true })
})

it('refuses one that is older than five minutes', async () => {
  const altcha = opened()
  const token = await solved(altcha)
  vi.setSystemTime(Date.now() + 4.9 * 60_000)
  expect(await altcha.check(token)).toMatchObject({ ok: true })
  vi.setSystemTime(Date.now() + 0.2 * 60_000)
  expect(await altcha.check(token)).toEqual({ ok: false, reason: 'expired' })
})

function keysOf(...keys: string[]) {
  return { all: async () => keys }
}

function opened(...keys: string[]): Altcha {
  return new Altcha(keysOf(...(keys.length > 0 ? keys : ['a'])), () => new Date(), QUICK)
}

async function solved(altcha: Altcha): Promise<string> {
  return solvedBy(await altcha.challenge())
}

async function solvedBy(challenge: Challenge): Promise<string> {
  return encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

function encoded(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

function decoded(token: string): { challenge: Challenge; solution: Solution } {
  return JSON.parse(Buffer.from(token, 'base64').toString())
}
