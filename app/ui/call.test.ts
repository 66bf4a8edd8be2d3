import { expect, it, vi } from 'vitest'
import { serving } from '#test/support/process/serving.ts'
import { call, deleteIfThere } from './call.ts'

const LATE = { status: 0, code: 'network-request-failed', detail: expect.stringContaining('took too long to answer') }

it('waits two minutes for an answer, and for what is long as long as a slow line needs', async () => {
  const limits = withShortTime(1)
  await using server = await serving((_, response) => response.end('{}'))
  expect((await call('POST', server.origin)).ok).toBe(true)
  expect((await call('POST', server.origin, { csv: 'x'.repeat(10_000_000) })).ok).toBe(true)
  expect(limits[0]).toBe(120_000)
  // 10 MB at 128 kbit/s.
  expect(limits[1]).toBeGreaterThan(120_000 + 620_000)
})

it('says in words that no answer came in time', async () => {
  withShortTime(1 / 1000)
  await using server = await serving(() => {})
  expect(await call('PATCH', server.origin, {})).toMatchObject({ ok: false, refusal: LATE })
})

it('says so of an answer that began and came to no end', async () => {
  withShortTime(1 / 1000)
  await using server = await serving((_, response) => response.writeHead(200).write('{'))
  expect(await call('PATCH', server.origin, {})).toMatchObject({ ok: false, refusal: LATE })
})

it('deletes what is gone already, and nothing that is refused', async () => {
  for (const [status, ok] of [
    [204, true],
    [404, true],
    [403, false],
  ] as const) {
    await using server = await serving((_, response) => response.writeHead(status).end())
    expect([status, (await deleteIfThere(server.origin)).ok]).toEqual([status, ok])
  }
})

/** Shortens timeouts to the given share. @returns the requested timeouts in milliseconds */
function withShortTime(share: number): number[] {
  const { timeout } = AbortSignal
  const asked: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    asked.push(milliseconds)
    return timeout.call(AbortSignal, Math.ceil(milliseconds * share))
  })
  return asked
}
