import { describe, expect, it } from 'vitest'
import { ContentVersionSource, UnknownVersionError } from './content-version-source.ts'

describe('the content version', () => {
  it('is asked once for all who come while a question is under way, and anew for them', async () => {
    const { source, answers } = asking()
    const first = source.current()
    const others = [source.current(), source.current(), source.current()]
    expect(answers).toHaveLength(1)
    answers[0]!.resolve(1)
    expect(await first).toBe(1)
    // A change may have been committed after the first query was sent, so later callers get a second one.
    await expect.poll(() => answers.length).toBe(2)
    answers[1]!.resolve(2)
    expect(await Promise.all(others)).toEqual([2, 2, 2])
    expect(answers).toHaveLength(2)
  })

  it('is waited for no longer than the deadline', async () => {
    const { source, passDeadline } = asking()
    const waiting = [source.current(), source.current()]
    passDeadline()
    for (const answer of await Promise.allSettled(waiting))
      expect(answer).toEqual({ status: 'rejected', reason: expect.any(UnknownVersionError) })
  })

  it('is not asked for a moment after it was not to be had, then beside those who come, and is known again', async () => {
    const { source, answers, clock } = asking()
    const failing = source.current()
    answers[0]!.reject(new Error('away'))
    await expect(failing).rejects.toThrow('away')
    clock.now = 999
    await expect(source.current()).rejects.toThrow('away')
    expect(answers).toHaveLength(1)

    clock.now = 1_000
    // Callers fail at once and do not wait for the second query.
    await expect(source.current()).rejects.toThrow('away')
    await expect(source.current()).rejects.toThrow('away')
    expect(answers).toHaveLength(2)
    answers[1]!.resolve(3)
    await expect.poll(() => Promise.race([source.current().catch(() => 'away'), 'asked'])).toBe('asked')
    answers.at(-1)!.resolve(3)
    expect(answers.length).toBeGreaterThan(2)
  })

  it('is waited for again by whoever comes long after it was not to be had', async () => {
    const { source, answers, clock } = asking()
    const failing = source.current()
    answers[0]!.reject(new Error('away'))
    await expect(failing).rejects.toThrow('away')
    clock.now = 5_000
    const again = source.current()
    answers[1]!.resolve(3)
    expect(await again).toBe(3)
  })
})

function asking() {
  const answers: PromiseWithResolvers<number>[] = []
  const clock = { now: 0 }
  let passDeadline = () => {}
  const source = new ContentVersionSource(
    () => {
      const answer = Promise.withResolvers<number>()
      answers.push(answer)
      return answer.promise
    },
    {
      clock: () => clock.now,
      after: (_milliseconds, then) => {
        passDeadline = then
        return () => {}
      },
    },
  )
  return { source, answers, clock, passDeadline: () => passDeadline() }
}
