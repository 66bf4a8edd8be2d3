import { expect, it } from 'vitest'
import { AdmissionControl, type AdmissionOptions } from './admission-control.ts'

function controlWith(limits: Partial<AdmissionOptions> = {}) {
  const time = { now: 0 }
  const rate = { limit: 100, windowMs: 600_000, clock: () => time.now }
  return { time, control: new AdmissionControl({ rate, openPerNetwork: 10, open: 10, ...limits }) }
}

it('lets each network cause so much cost in a time', () => {
  const { control, time } = controlWith()
  expect(control.admit('192.0.2.1', 60).ok).toBe(true)
  expect(control.admit('192.0.2.1', 60)).toEqual({ ok: false, reason: 'network', retryAfterSeconds: 120 })
  expect(control.admit('192.0.2.2', 60).ok).toBe(true)
  time.now = 120_000
  expect(control.admit('192.0.2.1', 60).ok).toBe(true)
})

it('takes an IPv6 /64 for one network', () => {
  const { control } = controlWith({ openPerNetwork: 1 })
  expect(control.admit('2001:db8::1', 1).ok).toBe(true)
  expect(control.admit('2001:db8::2', 1).ok).toBe(false)
  expect(control.admit('2001:db8:0:1::1', 1).ok).toBe(true)
})

it('lets in once what costs more than the whole rate', () => {
  const { control, time } = controlWith()
  expect(control.admit('192.0.2.1', 1_000_000).ok).toBe(true)
  expect(control.admit('192.0.2.1', 1_000_000)).toMatchObject({ ok: false, retryAfterSeconds: 600 })
  time.now = 600_000
  expect(control.admit('192.0.2.1', 1_000_000).ok).toBe(true)
})

it('counts what is open, of one network and of all, until it is released', () => {
  const { control } = controlWith({ openPerNetwork: 2, open: 3 })
  const [first, second] = [control.admit('192.0.2.1', 1), control.admit('192.0.2.1', 1)]
  expect(control.admit('192.0.2.1', 1)).toEqual({ ok: false, reason: 'network', retryAfterSeconds: 10 })
  expect(control.admit('192.0.2.2', 1).ok).toBe(true)
  expect(control.admit('192.0.2.3', 1)).toEqual({ ok: false, reason: 'busy', retryAfterSeconds: 10 })
  if (!first.ok || !second.ok) throw new Error('refused')
  first.release()
  first.release()
  expect(control.admit('192.0.2.1', 1).ok).toBe(true)
  expect(control.admit('192.0.2.1', 1).ok).toBe(false)
})

it('takes nothing of the rate for what is refused', () => {
  const { control } = controlWith({ openPerNetwork: 1 })
  const first = control.admit('192.0.2.1', 50)
  expect(control.admit('192.0.2.1', 50).ok).toBe(false)
  if (first.ok) first.release()
  expect(control.admit('192.0.2.1', 50).ok).toBe(true)
})

it('takes a loopback address for a proxy with many readers behind it, up to what all may have open', () => {
  const { control } = controlWith({ openPerNetwork: 1, open: 3 })
  for (let index = 0; index < 3; index++) expect(control.admit('127.0.0.1', 100).ok).toBe(true)
  expect(control.admit('127.0.0.1', 100)).toMatchObject({ ok: false, reason: 'busy' })
})

it('lets all networks of an IPv6 /48 together have half of what may be open, and five times what one may cost', () => {
  const { control, time } = controlWith({ openPerNetwork: 4, open: 16 })
  const admitFrom = (network: number, cost: number) => control.admit(`2001:db8:1:${network.toString(16)}::1`, cost)
  const open = Array.from({ length: 16 }, (_, network) => admitFrom(network, 1))
  expect(open.filter(({ ok }) => ok)).toHaveLength(8)
  expect(open.at(-1)).toEqual({ ok: false, reason: 'network', retryAfterSeconds: 10 })
  expect(control.admit('192.0.2.1', 1).ok).toBe(true)
  for (const admission of open) if (admission.ok) admission.release()

  time.now = 600_000
  const ended = Array.from({ length: 8 }, (_, network) => {
    const admission = admitFrom(network, 100)
    if (admission.ok) admission.release()
    return admission.ok
  })
  expect(ended).toEqual([true, true, true, true, true, false, false, false])
  // What the /48 is refused is not taken from the network.
  time.now += 120_000
  expect(admitFrom(7, 100).ok).toBe(true)
})
