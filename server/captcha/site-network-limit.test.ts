import { expect, it } from 'vitest'
import { openSiteverify } from '#test/support/services/opened-siteverify.ts'

it('a service is asked about a hundred made-up tokens of one IPv6 site, whichever networks of it send them', async () => {
  await using fake = await openSiteverify('turnstile')
  const from = (site: number, network: number) => `2001:db8:${site}:${network}::1`
  for (let index = 0; index < 100; index++)
    expect(await fake.captcha.check(`made-up-${index}`, from(1, index))).toEqual({ ok: false, reason: 'invalid' })
  expect(await fake.captcha.check('made-up', from(1, 100))).toEqual({ ok: false, reason: 'too-many' })
  expect(fake.calls).toHaveLength(100)
  expect(await fake.captcha.check(fake.issue(), from(2, 1))).toMatchObject({ ok: true })
})
