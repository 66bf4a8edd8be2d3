import { beforeEach, expect, it, vi } from 'vitest'
import { fakeTime } from '#test/support/time.ts'
import { ContentVersionSource } from './content-version-source.ts'

beforeEach(() => fakeTime())

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
  const { source } = asking()
  const waiting = [source.current(), source.current()]
  vi.advanceTimersByTime(1_000)
  for (const answer of await Promise.allSettled(waiting))
    expect(answer).toEqual({ status: 'rejected', reason: new Error('The database did not answer within 1000 ms.') })
})

it('is waited for anew after this process was suspended, whose timers are late', async () => {
  const { source, answers } = asking()
  const waiting = source.current()
  const suspended = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000)
  vi.advanceTimersByTime(1_000)
  suspended.mockRestore()
  answers[0]!.resolve(4)
  expect(await waiting).toBe(4)
})

it('is not asked for a moment after it was not to be had, then beside those who come, and is known again', async () => {
  const { source, answers } = asking()
  const failing = source.current()
  answers[0]!.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  vi.advanceTimersByTime(249)
  await expect(source.current()).rejects.toThrow('away')
  expect(answers).toHaveLength(1)

  vi.advanceTimersByTime(1)
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
  const { source, answers } = asking()
  const failing = source.current()
  answers[0]!.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  vi.advanceTimersByTime(5_000)
  const again = source.current()
  answers[1]!.resolve(3)
  expect(await again).toBe(3)
})

function asking() {
  const answers: PromiseWithResolvers<number>[] = []
  const source = new ContentVersionSource(() => {
    const answer = Promise.withResolvers<number>()
    answers.push(answer)
    return answer.promise
  })
  return { source, answers }
}
