import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { SecretRepository } from '../db/secret-repository.ts'
import { AttemptRepository } from './attempt-repository.ts'
import { SigningKeys } from './sessions/signing-keys.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

describeEachDatabase('guessing from the networks of one IPv6 site', (open) => {
  it('waits longer and longer at one account after twenty, while others wait seconds', async () => {
    await using database = await open()
    const throttle = throttleOf(database)
    let network = 0
    const guess = (address = `2001:db8:1:${(network++).toString(16)}::1`) =>
      throttle.reserveSignIn({ email: 'keeper@den.example', device: null, address })
    for (let round = 0; round < 20; round++) expect((await guess()).ok).toBe(true)
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      expect((await guess()).ok).toBe(true)
      const refused = await guess()
      if (refused.ok) throw new Error('no wait')
      waits.push(refused.retryAfterSeconds)
      vi.setSystemTime(Date.now() + refused.retryAfterSeconds * 1000)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128])
    await guess()
    expect(await guess('2001:db8:2::1')).toEqual({ ok: false, retryAfterSeconds: 5 })
  })

  it('is slowed down over all accounts after a hundred', async () => {
    await using database = await open()
    const throttle = throttleOf(database)
    let number = 0
    const guess = (site = 1) => {
      const host = (number++).toString(16)
      return throttle.reserveSignIn({
        email: `nobody${host}@den.example`,
        device: null,
        address: `2001:db8:${site}:${host}::1`,
      })
    }
    for (let round = 0; round < 101; round++) expect((await guess()).ok).toBe(true)
    expect(await guess()).toEqual({ ok: false, retryAfterSeconds: 1 })
    expect((await guess(2)).ok).toBe(true)
  })
})

function throttleOf(database: ConstructorParameters<typeof AttemptRepository>[0]): SignInThrottle {
  return new SignInThrottle(new AttemptRepository(database), new SigningKeys([], new SecretRepository(database)))
}
